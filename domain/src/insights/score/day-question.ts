import type { Random } from "../simulation/seeded-random.ts";
import { frailtyScores, type ScoredOuting } from "../statistics/frailty-score.ts";
import { type Drawing, drawNull, oneSidedP } from "../statistics/parametric-bootstrap.ts";
import { divide, groupBy, sum } from "../statistics/sums.ts";
import { addConcordances, type Concordance, concordanceOf } from "./hour-question.ts";
import { hoursOfTrip, type ScoredHour, type ScoredTrip } from "./scored-trip.ts";

export interface DayAnswer {
  t: number;
  /** One-sided p-value of "trips with a better score have more fish per hour". */
  p: number;
  /** Pairs of trips of the same stratum with different rates. */
  pairs: Concordance;
}

/** Tests whether the score picks the better days of the same season, water and target species. */
export function dayQuestion(
  trips: readonly ScoredTrip[],
  { random, ...drawing }: Drawing & { random: Random },
): DayAnswer {
  const days = trips.map((trip) => ({ stratum: trip.stratum, ...scoredDay(trip) }));
  const outings: ScoredOuting[] = days.map(({ stratum, hours, fish, score }) => ({
    stratum,
    hours: [hours],
    fish: [fish],
    x: score / 10,
  }));
  const t = firstScore(outings);
  const draw = drawNull(outings, random);
  const p = oneSidedP(t, () => firstScore(draw()), drawing);
  const strata = groupBy(days, ({ stratum }) => stratum).values();
  const pairs = addConcordances([...strata].map((group) => concordanceOf(group, rateOf)));
  return { t, p, pairs };
}

function firstScore(outings: readonly ScoredOuting[]): number {
  return frailtyScores(outings)[0] ?? 0;
}

/** Sums up a trip; its score is the mean weighted by hours. */
function scoredDay(trip: ScoredTrip): ScoredHour {
  const parts = hoursOfTrip(trip);
  const hours = sum(parts, (part) => part.hours);
  return {
    hours,
    fish: sum(parts, ({ fish }) => fish),
    score: divide(
      sum(parts, (part) => part.score * part.hours),
      hours,
    ),
  };
}

function rateOf({ fish, hours }: ScoredHour): number {
  return divide(fish, hours);
}
