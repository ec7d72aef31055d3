import { plural, t } from "@lingui/core/macro";

import { locale } from "../../i18n/locale.ts";

/** How many of each wait. */
export interface Counts {
  catches: number;
  trips: number;
}

/** As in "3 catches", "1 trip", "3 catches and 1 trip". */
export function describeCounts({ catches, trips }: Counts): string {
  const ofCatches = t`${plural(catches, { one: "# catch", other: "# catches" })}`;
  const ofTrips = t`${plural(trips, { one: "# trip", other: "# trips" })}`;
  const parts = [...(catches > 0 ? [ofCatches] : []), ...(trips > 0 ? [ofTrips] : [])];
  return new Intl.ListFormat(locale).format(parts);
}
