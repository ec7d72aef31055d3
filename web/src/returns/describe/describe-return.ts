import type { CatchReturn } from "@creel/domain/returns/catch-return";
import { plural, t } from "@lingui/core/macro";

import { joinList } from "../../i18n/join-list.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { formatDecimals } from "../../i18n/numbers.ts";

/** Examples: "Feb 1 – Oct 31, 2026", "Nov 14, 2026". */
export function formatPeriod({ from, to }: Pick<CatchReturn, "from" | "to">): string {
  const format = new Intl.DateTimeFormat(dateLocale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return from === to ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to));
}

/** Examples: "River Tarn", "Lochs, River Tarn"; `null` for all waters. */
export function watersOf({
  waters,
  water_ids: ids,
}: Pick<CatchReturn, "waters" | "water_ids">): string | null {
  if (ids.length === 0) return null;
  return waters.length === 0 ? t`A lake that isn’t in your log` : joinList(waters.map(({ name }) => name));
}

/** Examples: "14 days", "a blank of 3 h", "2 kept, 1 released". Empty if nobody fished. */
export function describeSummary({ from, to, summary }: Pick<CatchReturn, "from" | "to" | "summary">): string {
  const { days, blanks, hours, kept, released } = summary;
  if (days === 0) return t`nobody fished`;
  if (from !== to) return t`${plural(days, { one: "# day", other: "# days" })}`;
  const length = hours === null ? null : formatDecimals(hours, { min: 0, max: 1, isGrouped: true });
  if (blanks > 0 && kept + released === 0) return length === null ? t`a blank` : t`a blank of ${length} h`;
  const fish = joinList([kept > 0 && t`${kept} kept`, released > 0 && t`${released} released`]);
  return fish || t`fish without a fate`;
}
