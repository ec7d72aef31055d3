/** Asks the API for messages in the page's language, which may differ from the browser's. */
export function languageHeader(): Record<string, string> {
  const lang = typeof document === "undefined" ? "" : document.documentElement.lang;
  return lang === "" ? {} : { "accept-language": lang };
}
