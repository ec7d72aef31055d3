import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { formatTimes } from "../../dates/format-clock.ts";
import { formatLongDay } from "../../dates/format-day.ts";
import { joinList } from "../../i18n/join-list.ts";
import { capitalized } from "../../i18n/letter-case.ts";
import { speciesName } from "../../species/species-names.ts";
import { describeMethod } from "./methods.ts";

/** Example: "Friday, November 20, 2026, 6:10 – 10:40 AM. Casting, after Walleye, with Nils." */
export function describeTrip(trip: Trip): string {
  const when = `${formatLongDay(trip.started_on)}, ${formatTimes(trip)}`;
  const targets = joinList(trip.target_species.map((species) => speciesName(species)));
  const companions = joinList(trip.companions);
  const how = joinList([
    describeMethod(trip.method),
    targets !== "" && t`targeting ${targets}`,
    companions !== "" && t`with ${companions}`,
  ]);
  return capitalized(how === "" ? when : `${when} · ${how}`);
}
