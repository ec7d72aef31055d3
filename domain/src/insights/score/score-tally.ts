import { shrunkenOverdispersion } from "../statistics/overdispersion.ts";
import { PRIOR_FISH } from "../statistics/shrunken-rate.ts";
import { sum, total } from "../statistics/sums.ts";
import { type EarlierFit, type PredictedTrip, runningTally } from "./running-tally.ts";
import { scoreSlope } from "./score-slope.ts";
import { type DatedTrip, meanScoreOf } from "./scored-trip.ts";

interface TalliedTrip extends PredictedTrip {
  trip: DatedTrip;
}

/** A trip as it was predicted, and what the score was worth up to it. */
export interface TallyStep extends PredictedTrip {
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  /** Of this trip and all before it. */
  bits: number;
}

/**
 * How many bits the score was worth after each trip.
 * @param trips with a prediction, in the order of time
 */
export function scoreTally(trips: readonly DatedTrip[]): TallyStep[] {
  const tallied = trips.map((trip): TalliedTrip => ({
    trip,
    fish: total(trip.fish),
    hours: total(trip.hours),
    score: meanScoreOf(trip),
  }));
  const bits = runningTally(tallied, fitBefore);
  return tallied.map(({ trip: { day }, fish, hours, score }, index) => ({
    day,
    fish,
    hours,
    score,
    bits: bits[index] ?? 0,
  }));
}

/** Rate, slope and spread of the trips before; `null` until one of them had a fish. */
function fitBefore(earlier: readonly TalliedTrip[], { trip: { stratum } }: TalliedTrip): EarlierFit | null {
  const [fish, hours] = [sum(earlier, (each) => each.fish), sum(earlier, (each) => each.hours)];
  if (fish === 0) return null;
  const own = fish / hours;
  const alike = earlier.filter(({ trip }) => trip.stratum === stratum);
  const rate =
    (PRIOR_FISH + sum(alike, (each) => each.fish)) / (PRIOR_FISH / own + sum(alike, (each) => each.hours));
  const overdispersion = shrunkenOverdispersion(
    earlier.map((each) => ({ fish: each.fish, mean: own * each.hours })),
  );
  return {
    rate,
    slope: scoreSlope(earlier.map(({ trip }) => trip)).slope,
    meanScore: sum(earlier, ({ score, hours: each }) => score * each) / hours,
    size: 1 / overdispersion,
  };
}
