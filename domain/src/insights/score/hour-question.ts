import type { Random } from "../simulation/seeded-random.ts";
import { studentizedSum } from "../statistics/frailty-score.ts";
import { type Drawing, drawNull, oneSidedP } from "../statistics/parametric-bootstrap.ts";
import { divide, sum } from "../statistics/sums.ts";
import { fullHours, hoursOfTrip, type ScoredHour, type ScoredTrip } from "./scored-trip.ts";

export interface Concordance {
  pairs: number;
  /** Pairs in which the better score had more fish; ties in the score count half. */
  concordant: number;
}

export interface HourAnswer {
  t: number;
  /** One-sided p-value of "hours with a better score have more fish". */
  p: number;
  pairs: Concordance;
}

/** Tests whether the score picks the better hours within a trip, so that all day effects cancel out. */
export function hourQuestion(
  trips: readonly ScoredTrip[],
  { random, ...drawing }: Drawing & { random: Random },
): HourAnswer {
  const t = withinTripT(trips);
  const draw = drawNull(trips, random);
  return { t, p: oneSidedP(t, () => withinTripT(draw()), drawing), pairs: pairsOfHours(trips) };
}

function withinTripT(trips: readonly ScoredTrip[]): number {
  return studentizedSum(withinTripScores(trips));
}

/** Returns, for each trip, the score-weighted fish beyond what the hours alone would predict, per 10 points. */
export function withinTripScores(trips: readonly ScoredTrip[]): number[] {
  return trips.map((trip) => {
    const hours = hoursOfTrip(trip);
    const mean = divide(
      sum(hours, ({ score, hours: each }) => score * each),
      sum(hours, ({ hours: each }) => each),
    );
    return sum(hours, ({ score, fish }) => ((score - mean) / 10) * fish);
  });
}

/** Compares full hours of the same trip that have different counts. */
export function pairsOfHours(trips: readonly ScoredTrip[]): Concordance {
  return addConcordances(trips.map((trip) => concordanceOf(fullHours(trip), ({ fish }) => fish)));
}

export function addConcordances(all: readonly Concordance[]): Concordance {
  return { pairs: sum(all, ({ pairs }) => pairs), concordant: sum(all, ({ concordant }) => concordant) };
}

export function concordanceOf(
  items: readonly ScoredHour[],
  value: (item: ScoredHour) => number,
): Concordance {
  const result = { pairs: 0, concordant: 0 };
  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      const difference = value(one) - value(other);
      if (difference === 0) continue;
      result.pairs += 1;
      result.concordant += (1 + Math.sign(difference) * Math.sign(one.score - other.score)) / 2;
    }
  }
  return result;
}
