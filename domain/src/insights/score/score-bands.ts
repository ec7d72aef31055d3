import { type FishingRating, fishingRating } from "../../fishing-score/rating.ts";
import { type BinRates, binRates, type OwnRate } from "../statistics/bin-rates.ts";
import type { Quantiles } from "../statistics/quantiles.ts";
import { hoursOfTrip, type ScoredTrip } from "./scored-trip.ts";

export const SCORE_BANDS = ["poor", "fair", "good", "excellent"] as const satisfies readonly FishingRating[];

/** Returns the fish per hour in each score band, in the order of `SCORE_BANDS`. */
export function scoreBandRates(trips: readonly ScoredTrip[], own: OwnRate, quantiles: Quantiles): BinRates {
  const binned = trips.map((trip) => {
    const hours = SCORE_BANDS.map(() => 0);
    const fish = SCORE_BANDS.map(() => 0);
    for (const hour of hoursOfTrip(trip)) {
      const band = SCORE_BANDS.indexOf(fishingRating(hour.score));
      hours[band] = (hours[band] ?? 0) + hour.hours;
      fish[band] = (fish[band] ?? 0) + hour.fish;
    }
    return { stratum: trip.stratum, hours, fish };
  });
  return binRates(binned, own, { quantiles });
}
