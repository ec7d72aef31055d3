import ipaddr from "ipaddr.js";
import * as z from "zod/mini";

export function whole(min: number, max: number, standard: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, message)),
      z.pipe(z.transform(Number), z.int(message).check(z.gte(min, message), z.lte(max, message))),
    ),
    standard,
  );
}

const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** @param keywords accepted words besides URLs */
export function webAddress(message = "must be a URL with http or https", keywords: readonly string[] = []) {
  return z.string().check(z.refine((text) => keywords.includes(text) || isAddress(text), message));
}

export function networks(message: string) {
  return z.string().check(z.refine((text) => listOf(text).every(isNetwork), message));
}

export function listOf(text: string): string[] {
  return text.split(/[, ]+/).filter(Boolean);
}

function isNetwork(text: string): boolean {
  const isOne = text.includes(":") ? ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text);
  return text === "loopback" || isOne || ipaddr.isValidCIDR(text);
}
