import { matchLocale, SOURCE_LOCALE } from "@creel/texts/locales";
import type { I18n } from "@lingui/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";

import { languageOf } from "./languages.ts";

const languagesOfAccounts = new WeakMap<FastifyRequest, string | null>();

/** Stores the signed-in user's language, which is used if the request asks for no other. */
export function noteAccountLanguage(request: FastifyRequest, language: string | null): void {
  languagesOfAccounts.set(request, language);
}

export function languageOfRequest(request: FastifyRequest): I18n {
  if (request.headers["accept-language"] === undefined) {
    return languageOf(languagesOfAccounts.get(request) ?? null);
  }
  return languageOf(matchLocale(new Negotiator(request.raw).languages()));
}

/** Returns the language for a new account; `null` for English, because browsers may ask for it only as a fallback. */
export function languageToKeep(request: FastifyRequest): string | null {
  const { locale } = languageOfRequest(request);
  return locale === SOURCE_LOCALE ? null : locale;
}

/** Sets the language headers of an answer that contains a sentence. */
export function answerIn(language: I18n, reply: FastifyReply): void {
  reply.header("content-language", language.locale);
  const others = [reply.getHeader("vary") ?? []].flat();
  reply.header("vary", [...others, "accept-language"].join(", "));
}
