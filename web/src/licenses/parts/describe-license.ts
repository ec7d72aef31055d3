import type { License } from "@creel/domain/licenses/license";
import { type LicenseState, licenseState } from "@creel/domain/licenses/license-state";
import { plural, t } from "@lingui/core/macro";

import { formatDay, formatDayAs } from "../../dates/format-day.ts";

type Dated = Pick<License, "valid_from" | "valid_to">;

/** Example: "Feb 28, 2027"; "Nov 30" for a day of this year. */
export function formatEnd(day: string, today: string): string {
  const isThisYear = day.slice(0, "yyyy".length) === today.slice(0, "yyyy".length);
  return formatDayAs(day, {
    day: "numeric",
    month: "short",
    ...(isThisYear ? {} : { year: "numeric" }),
  });
}

/** Example: "until Feb 28, 2027". */
export function describeEnd(license: Dated, today: string): string {
  const { valid_from: from, valid_to: to } = license;
  const { kind } = licenseState(license, today);
  if (kind === "upcoming" && from !== null) return t`from ${formatEnd(from, today)}`;
  if (to === null) return t`no end`;
  return kind === "ended" ? t`ended ${formatEnd(to, today)}` : t`until ${formatEnd(to, today)}`;
}

/** Example: "until Nov 30, in 9 days", for a row without room for a badge. */
export function describeEndSoon(license: Dated, today: string): string {
  const state = licenseState(license, today);
  const end = describeEnd(license, today);
  if (state.kind !== "ending") return end;
  return describeDays(state.days, {
    today: t`${end}, today`,
    tomorrow: t`${end}, tomorrow`,
    later: t`${end}, ${plural(state.days, { one: "in # day", other: "in # days" })}`,
  });
}

/** Example: "Mar 1, 2026 – Feb 28, 2027"; `null` if the angler named no day. */
export function describePeriod({ valid_from: from, valid_to: to }: Dated): string | null {
  if (from !== null && to !== null) return `${formatDay(from)} – ${formatDay(to)}`;
  if (to !== null) return t`until ${formatDay(to)}`;
  return from === null ? null : t`from ${formatDay(from)}`;
}

export function describeState(state: LicenseState): string {
  switch (state.kind) {
    case "open":
    case "valid":
      return t`Valid`;
    case "ended":
      return t({ message: "Ended", context: "a license" });
    case "ending":
      return describeDays(state.days, {
        today: t`Ends today`,
        tomorrow: t`Ends tomorrow`,
        later: plural(state.days, { one: "Ends in # day", other: "Ends in # days" }),
      });
    case "upcoming":
      return state.days === 1
        ? t`Starts tomorrow`
        : t`${plural(state.days, { one: "Starts in # day", other: "Starts in # days" })}`;
  }
}

/** Example: "In 9 days". */
export function describeDaysLeft(days: number): string {
  return describeDays(days, {
    today: t`Today`,
    tomorrow: t`Tomorrow`,
    later: plural(days, { one: "In # day", other: "In # days" }),
  });
}

interface Words {
  today: string;
  tomorrow: string;
  later: string;
}

function describeDays(days: number, { today, tomorrow, later }: Words): string {
  if (days === 0) return today;
  return days === 1 ? tomorrow : later;
}
