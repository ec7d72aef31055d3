import * as z from "zod/mini";

/** A language of the prerendered public pages, with the prefix of its URLs. */
export const languageSchema = z.object({
  locale: z.string(),
  /** Empty for the source language. */
  prefix: z.string(),
  /** True if search engines are told about it. */
  isListed: z.boolean(),
});

export type Language = z.infer<typeof languageSchema>;

export const SOURCE: Language = { locale: "en", prefix: "", isListed: true };

/** Returns the URL of a page in a language. The path begins with a slash. */
export function addressIn({ prefix }: Language, path: string): string {
  return path === "/" && prefix !== "" ? prefix : prefix + path;
}

/** Returns the language of a URL, and the path without its prefix. */
export function splitLanguage(languages: readonly Language[], address: string) {
  const found = languages.find(({ prefix }) => prefix !== "" && `${address}/`.startsWith(`${prefix}/`));
  const language = found ?? SOURCE;
  return { language, path: address.slice(language.prefix.length) || "/" };
}

/** Returns every listed language of a page with its URL, for search engines; empty if there is only one. */
export function alternatesOf(languages: readonly Language[], address: string) {
  const listed = languages.filter(({ isListed }) => isListed);
  const { language, path } = splitLanguage(languages, address);
  if (listed.length < 2 || !language.isListed) return [];
  const all = listed.map((one) => ({ hreflang: one.locale, address: addressIn(one, path) }));
  return [...all, { hreflang: "x-default", address: path }];
}
