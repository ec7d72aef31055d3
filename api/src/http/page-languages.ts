import * as z from "zod/mini";

/** Those in which the build has drawn the public pages, with what their addresses begin with. */
export const languageSchema = z.object({
  locale: z.string(),
  /** Of the source language "". */
  prefix: z.string(),
  /** Search engines are told of it. */
  isListed: z.boolean(),
});

export type Language = z.infer<typeof languageSchema>;

export const SOURCE: Language = { locale: "en", prefix: "", isListed: true };

/** The address in a language of a page whose path starts with a slash. */
export function addressIn({ prefix }: Language, path: string): string {
  return path === "/" && prefix !== "" ? prefix : prefix + path;
}

/** The language of an address, and the path that is the same in all of them. */
export function splitLanguage(languages: readonly Language[], address: string) {
  const found = languages.find(({ prefix }) => prefix !== "" && `${address}/`.startsWith(`${prefix}/`));
  const language = found ?? SOURCE;
  return { language, path: address.slice(language.prefix.length) || "/" };
}

/** Every listed language of a page with its address, for search engines; none where there is one alone. */
export function alternatesOf(languages: readonly Language[], address: string) {
  const listed = languages.filter(({ isListed }) => isListed);
  const { language, path } = splitLanguage(languages, address);
  if (listed.length < 2 || !language.isListed) return [];
  const all = listed.map((one) => ({ hreflang: one.locale, address: addressIn(one, path) }));
  return [...all, { hreflang: "x-default", address: path }];
}
