import { seededRandom } from "../simulation/seeded-random.ts";
import { sum, total } from "../statistics/sums.ts";
import { FALSE_SHARE, type Look, looksAt, STANDS_AT } from "../verdicts/looks.ts";
import { isLittle } from "../verdicts/verdict.ts";
import { type DayAnswer, dayQuestion } from "./day-question.ts";
import { type HourAnswer, hourQuestion } from "./hour-question.ts";
import { type ScoreSlope, scoreSlope } from "./score-slope.ts";
import { type DatedTrip, fullHours } from "./scored-trip.ts";

/** The verdict on the score for this angler. */
type ScoreVerdict =
  | { code: "noEvidence"; trips: number; of: number }
  | { code: "cannotTell" | "littleDifference" | "helps" | "speaksAgainst"; trips: number };

export interface JudgedScore {
  /** The verdict at the last look. */
  verdict: ScoreVerdict;
  look: Look | null;
  /** `null` without evidence and with 0 draws. */
  hours: HourAnswer | null;
  slope: ScoreSlope | null;
  /** The answer to whether the score also picks the better days. */
  days: (DayAnswer & { isClaim: boolean }) | null;
}

const LEAST = { trips: 15, fullHours: 2, fish: 30 } as const;
/** The share of the error level for the day question, which one log can hardly answer. */
const SHARE_OF_DAYS = 0.2;

interface Judging {
  /** The number of simulated logs in which the score has no effect; 0 to check only whether there is evidence. */
  draws: number;
}

/** @param trips in chronological order */
export function judgeScore(trips: readonly DatedTrip[], { draws }: Judging): JudgedScore {
  const { used, looks } = looksOf(trips);
  const last = looks.at(-1);
  const unknown = { hours: null, slope: null, days: null };
  if (!last) {
    return { verdict: { code: "noEvidence", trips: used.length, of: LEAST.trips }, look: null, ...unknown };
  }
  const { look } = last;
  if (draws === 0) return { verdict: { code: "cannotTell", trips: used.length }, look, ...unknown };
  const asked = looks.map(({ look: { outings: count, day }, outings, level }) => {
    const levels = { hours: level * (1 - SHARE_OF_DAYS), days: level * SHARE_OF_DAYS };
    const drawing = (name: keyof typeof levels) => ({
      random: seededRandom(`${name} ${count} ${day}`),
      draws,
      // An earlier finding may stand up to this p-value.
      largestP: STANDS_AT,
      surelyP: levels[name] / 2,
    });
    const hours = hourQuestion(outings, drawing("hours"));
    return { levels, hours, days: dayQuestion(outings, drawing("days")) };
  });
  const { hours, days } = asked.at(-1) ?? {};
  if (!hours || !days) throw new Error("There is a last look");
  const slope = scoreSlope(last.outings);
  const helps = isFound(asked.map((each) => ({ level: each.levels.hours, p: each.hours.p })));
  return {
    verdict: { code: codeOf(helps, slope), trips: used.length },
    look,
    hours,
    slope,
    days: {
      ...days,
      isClaim: isFound(asked.map((each) => ({ level: each.levels.days, p: each.days.p }))),
    },
  };
}

function looksOf(trips: readonly DatedTrip[]) {
  const used = trips.filter((trip) => fullHours(trip).length >= LEAST.fullHours);
  const looks = looksAt(used, FALSE_SHARE.score).filter(
    ({ outings }) => sum(outings, ({ fish }) => total(fish)) >= LEAST.fish,
  );
  return { used, looks };
}

interface EvidenceOfScore {
  /** The trips whose score counts, and how many it takes. */
  trips: number;
  of: number;
  /** The slope at the last look; `null` if the log cannot tell anything yet. */
  slope: ScoreSlope | null;
}

/**
 * Returns whether a log can tell anything about the score, and in which direction, without drawing simulated logs.
 * @param trips in chronological order
 */
export function evidenceOfScore(trips: readonly DatedTrip[]): EvidenceOfScore {
  const { used, looks } = looksOf(trips);
  const last = looks.at(-1);
  return { trips: used.length, of: LEAST.trips, slope: last ? scoreSlope(last.outings) : null };
}

/** True if the slope's whole likely range says that a better score had fewer fish. */
export function speaksAgainst({ likely }: ScoreSlope): boolean {
  return likely.high < 1;
}

/** True if the effect is significant at one of the looks and stands at all later looks. */
function isFound(looks: readonly { level: number; p: number }[]): boolean {
  const stands = looks.slice(1 + looks.findLastIndex(({ p }) => p > STANDS_AT));
  return stands.some(({ p, level }) => p <= level);
}

function codeOf(helps: boolean, slope: ScoreSlope) {
  if (speaksAgainst(slope)) return "speaksAgainst";
  if (helps) return "helps";
  return isLittle(slope.likely) ? "littleDifference" : "cannotTell";
}
