import { plural, t } from "@lingui/core/macro";

import { locale } from "../../i18n/locale.ts";
import type { OutboxItem } from "../outbox-item.ts";

/** The number of waiting records by kind. */
export interface Counts {
  catches: number;
  trips: number;
  waters: number;
  /** Lures and rods. */
  gear: number;
  customFields: number;
  limits: number;
  licenses: number;
  returns: number;
  returnTemplates: number;
}

/** A trip counts only if it has waiting items itself, not for its catches. Spots count with their water. */
export function countWaiting(items: readonly Pick<OutboxItem, "subject" | "subjectId">[]): Counts {
  const count = (subject: string) =>
    new Set(items.flatMap((item) => (item.subject === subject ? item.subjectId : []))).size;
  return {
    catches: count("catch"),
    trips: count("trip"),
    waters: count("water"),
    gear: count("gear"),
    customFields: count("custom field"),
    limits: count("limit"),
    licenses: count("license"),
    returns: count("return"),
    returnTemplates: count("return template"),
  };
}

export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Examples: "3 catches", "1 trip", "3 catches, 1 trip, and 1 water". */
export function describeCounts(counts: Counts): string {
  const { catches, trips, waters, gear, customFields, limits, licenses, returns, returnTemplates } = counts;
  const parts = [
    catches > 0 && t`${plural(catches, { one: "# catch", other: "# catches" })}`,
    trips > 0 && t`${plural(trips, { one: "# trip", other: "# trips" })}`,
    waters > 0 && t`${plural(waters, { one: "# water", other: "# waters" })}`,
    gear > 0 && t`${plural(gear, { one: "# lure or rod", other: "# lures or rods" })}`,
    customFields > 0 && t`${plural(customFields, { one: "# custom field", other: "# custom fields" })}`,
    limits > 0 && t`${plural(limits, { one: "# limit", other: "# limits" })}`,
    licenses > 0 && t`${plural(licenses, { one: "# license", other: "# licenses" })}`,
    returns > 0 && t`${plural(returns, { one: "# return", other: "# returns" })}`,
    returnTemplates > 0 &&
      t`${plural(returnTemplates, { one: "# return template", other: "# return templates" })}`,
  ];
  return new Intl.ListFormat(locale).format(parts.filter((part) => part !== false));
}
