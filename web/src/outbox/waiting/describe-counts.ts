import { plural, t } from "@lingui/core/macro";

import { locale } from "../../i18n/locale.ts";

/** How many of each wait. */
export interface Counts {
  catches: number;
  trips: number;
  waters: number;
}

export function sumOf({ catches, trips, waters }: Counts): number {
  return catches + trips + waters;
}

/** As in "3 catches", "1 trip", "3 catches, 1 trip, and 1 water". */
export function describeCounts({ catches, trips, waters }: Counts): string {
  const ofCatches = t`${plural(catches, { one: "# catch", other: "# catches" })}`;
  const ofTrips = t`${plural(trips, { one: "# trip", other: "# trips" })}`;
  const ofWaters = t`${plural(waters, { one: "# water", other: "# waters" })}`;
  const parts = [
    ...(catches > 0 ? [ofCatches] : []),
    ...(trips > 0 ? [ofTrips] : []),
    ...(waters > 0 ? [ofWaters] : []),
  ];
  return new Intl.ListFormat(locale).format(parts);
}
