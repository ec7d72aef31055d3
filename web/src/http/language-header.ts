/** Sentences of the API are in the language of the page, which may be another than the browser's. */
export function languageHeader(): Record<string, string> {
  const lang = typeof document === "undefined" ? "" : document.documentElement.lang;
  return lang === "" ? {} : { "accept-language": lang };
}
