import { negativeBinomialLog } from "../statistics/negative-binomial.ts";

/** A trip whose score was written down before it, in the order of time. */
export interface PredictedTrip {
  fish: number;
  hours: number;
  /** Mean of its hours as predicted, 0 to 100. */
  score: number;
}

/** What the trips before say: fish an hour in that season, the slope per 10 points and the mean score. */
export interface EarlierFit {
  rate: number;
  slope: number;
  meanScore: number;
  /** Of the gamma frailty, 1 / overdispersion. */
  size: number;
}

/**
 * How many bits the score was worth for one trip: how much more probable it made the fish that came. Judged in
 * sequence, each trip by what was known before it: A. P. Dawid, J. R. Stat. Soc. A 147 (1984).
 */
export function bitsOf(
  { fish, hours, score }: PredictedTrip,
  { rate, slope, meanScore, size }: EarlierFit,
): number {
  const without = rate * hours;
  const mean = without * Math.exp((slope * (score - meanScore)) / 10);
  return (negativeBinomialLog(fish, mean, size) - negativeBinomialLog(fish, without, size)) / Math.LN2;
}

/** The sum after each trip: a line that may go down. */
export function runningTally<Trip extends PredictedTrip>(
  trips: readonly Trip[],
  fitBefore: (earlier: readonly Trip[], trip: Trip) => EarlierFit | null,
): number[] {
  let bits = 0;
  return trips.map((trip, index) => {
    const fit = fitBefore(trips.slice(0, index), trip);
    if (fit) bits += bitsOf(trip, fit);
    return bits;
  });
}
