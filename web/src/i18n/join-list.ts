import { locale } from "./locale.ts";

const LIST = new Intl.ListFormat(locale, { type: "unit", style: "short" });

/** As in "Jig, 18 ft deep, Full Moon"; what is not there is left out. */
export function joinList(parts: readonly (string | false | null | undefined)[]): string {
  return LIST.format(parts.flatMap((part) => part || []));
}
