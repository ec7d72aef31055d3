import { PSEUDO_LOCALE, SOURCE_LOCALE, TRANSLATIONS } from "./locales.ts";

/** All languages in which Creel is built, English first. */
export const LOCALES: readonly string[] = [SOURCE_LOCALE, ...TRANSLATIONS, PSEUDO_LOCALE];

const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

/** Returns the beginning of the addresses in a language: "/de", and nothing for English. */
export function prefixOf(locale: string): string {
  return locale === SOURCE_LOCALE ? "" : `/${locale.toLowerCase()}`;
}

/** Returns the address of a page in a language, from its path in English. */
export function addressIn(locale: string, path: string): string {
  return `${prefixOf(locale)}${path}`.replace(/(?<=.)\/(?=$|\?)/, "");
}

/** Returns the path of the same page in English. */
export function pathOf(address: string): string {
  const prefix = LOCALES.map(prefixOf).find((one) => one !== "" && `${address}/`.startsWith(`${one}/`)) ?? "";
  return address.slice(prefix.length) || "/";
}

export function directionOf(locale: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.has(locale.split("-")[0] ?? locale) ? "rtl" : "ltr";
}
