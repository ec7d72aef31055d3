import { matchLocale, SOURCE_LOCALE } from "@creel/texts/locales";
import type { I18n } from "@lingui/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";

import { languageOf } from "./languages.ts";

const languagesOfAccounts = new WeakMap<FastifyRequest, string | null>();

/** The language of whoever is signed in; said in it is only what asks for no other. */
export function noteAccountLanguage(request: FastifyRequest, language: string | null): void {
  languagesOfAccounts.set(request, language);
}

export function languageOfRequest(request: FastifyRequest): I18n {
  if (request.headers["accept-language"] === undefined) {
    return languageOf(languagesOfAccounts.get(request) ?? null);
  }
  return languageOf(matchLocale(new Negotiator(request.raw).languages()));
}

/** The language of a new account; English may be asked for only for want of another, so it is not kept. */
export function languageToKeep(request: FastifyRequest): string | null {
  const { locale } = languageOfRequest(request);
  return locale === SOURCE_LOCALE ? null : locale;
}

/** For an answer that has a sentence in it. */
export function answerIn(language: I18n, reply: FastifyReply): void {
  reply.header("content-language", language.locale);
  const others = [reply.getHeader("vary") ?? []].flat();
  reply.header("vary", [...others, "accept-language"].join(", "));
}
