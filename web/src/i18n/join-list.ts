import { locale } from "./locale.ts";

const LIST = new Intl.ListFormat(locale, { type: "unit", style: "short" });

/** Joins the parts that are present. Example: "Jig, 18 ft deep, Full Moon". */
export function joinList(parts: readonly (string | false | null | undefined)[]): string {
  return LIST.format(parts.flatMap((part) => part || []));
}
