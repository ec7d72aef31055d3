import type { TripCalendar } from "@creel/domain/trips/trip-list";
import { plural, t } from "@lingui/core/macro";

import { joinList } from "../../../i18n/join-list.ts";

export type Days = TripCalendar["days"];

/** As in "43 trips, 10 blanks, 74 fish". */
export function sumOfDays(days: Days): string {
  const sum = (of: (day: Days[number]) => number) => days.reduce((total, day) => total + of(day), 0);
  const [trips, blanks, fish] = [sum((day) => day.trips), sum((day) => day.blanks), sum((day) => day.fish)];
  if (days.length === 0) return t`No trip`;
  return joinList([
    trips > 0 && t`${plural(trips, { one: "# trip", other: "# trips" })}`,
    blanks > 0 && t`${plural(blanks, { one: "# blank", other: "# blanks" })}`,
    t`${plural(fish, { one: "# fish", other: "# fish" })}`,
  ]);
}
