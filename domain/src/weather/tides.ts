import { createTidePredictor } from "@neaps/tide-predictor";

import { DAY_MS, MINUTE_MS, MINUTE_SECONDS } from "../dates/units-of-time.ts";
import { metersToFeet } from "../units/from-metric.ts";
import { roundTo } from "../units/round-to.ts";
import { LONGEST_TIDE_MS, type Turn } from "./tide-at.ts";
import type { Harmonics } from "./tide-station.ts";

/** A high or low water. */
export interface TurnOfTide extends Turn {
  /** In feet above the station's datum. */
  height: number;
}

export interface HeightOfTide {
  /** ISO 8601 in UTC. */
  time: string;
  /** In feet above the station's datum. */
  height: number;
}

interface Span {
  from: Date;
  to: Date;
}

/** Below this astronomical range, wind and air pressure move the water more than the tide does: 0.2 m. */
const LEAST_RANGE_FEET = metersToFeet(0.2);
/** A rise or fall smaller than this is no turn: 1 cm. */
const LEAST_TURN_FEET = metersToFeet(0.01);
/** CO-OPS rounds heights the same way. */
const DECIMALS = 3;
/** The library leaves small turns out by their neighbors, which the ends of its span lack. */
const MARGIN_MS = 2 * DAY_MS;
/** Every time zone begins its day at a multiple of 15 minutes of UTC. */
const CURVE_STEP_MS = 15 * MINUTE_MS;

/** True if the astronomical range is 0.2 m or more. */
export function isTidal(harmonics: Harmonics): boolean {
  return rangeOf(harmonics) >= LEAST_RANGE_FEET;
}

/** Returns the astronomical range, 2 (M2 + S2 + K1 + O1), in feet; that of a following station by its own heights. */
export function rangeOf({ constituents, meanLevel, offsets }: Harmonics): number {
  const amplitudeOf = (name: string) => constituents.find((one) => one.name === name)?.amplitude ?? 0;
  const half = amplitudeOf("M2") + amplitudeOf("S2") + amplitudeOf("K1") + amplitudeOf("O1");
  const { high, low, type } = offsets?.height ?? { high: 1, low: 1, type: "ratio" };
  return type === "fixed" ? 2 * half + high - low : high * (meanLevel + half) - low * (meanLevel - half);
}

/** Returns the high and low waters of a span in order, by turns, in whole minutes. */
export function turnsBetween(harmonics: Harmonics, { from, to }: Span): TurnOfTide[] {
  // Spans that begin and end with a day have the same turns where they overlap.
  const start = new Date(wholeDay(from.getTime()) - MARGIN_MS);
  const end = new Date(wholeDay(to.getTime()) + DAY_MS + MARGIN_MS);
  const turns = predictTurns(harmonics, { from: start, to: end }, LEAST_TURN_FEET);
  // Where one tide a day gives way to two, all turns of a day can be small.
  const all = hasGap(turns) ? predictTurns(harmonics, { from: start, to: end }, 0) : turns;
  const [first, last] = [from.toISOString(), to.toISOString()];
  return all.filter(({ time }) => time >= first && time < last);
}

/** Returns the height at an instant, in feet above the station's datum, to the minute. */
export function heightAt(harmonics: Harmonics, instant: Date): number {
  const [at] = levelsOf(harmonics, { from: instant, to: new Date(instant.getTime() + MINUTE_MS) }, MINUTE_MS);
  if (!at) throw new Error("The library predicted nothing");
  return at.height;
}

/** Returns the height each 15 minutes, such as from midnight to midnight, both included. */
export function heightsBetween(harmonics: Harmonics, span: Span): HeightOfTide[] {
  const [first, last] = [span.from.toISOString(), span.to.toISOString()];
  return levelsOf(harmonics, span, CURVE_STEP_MS).filter(({ time }) => time >= first && time <= last);
}

function levelsOf(harmonics: Harmonics, { from, to }: Span, stepMs: number): HeightOfTide[] {
  return predictorOf(harmonics)
    .getTimelinePrediction({
      start: from,
      end: to,
      timeFidelity: (stepMs / MINUTE_MS) * MINUTE_SECONDS,
      ...offsetsOf(harmonics),
    })
    .map(({ time, level }) => ({ time: time.toISOString(), height: roundTo(level, DECIMALS) }));
}

function predictTurns(harmonics: Harmonics, { from, to }: Span, leastTurnFeet: number): TurnOfTide[] {
  const turns = predictorOf(harmonics, leastTurnFeet)
    .getExtremesPrediction({ start: from, end: to, ...offsetsOf(harmonics) })
    .map(({ time, level, high }) => ({
      time: new Date(Math.round(time.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
      type: high ? ("high" as const) : ("low" as const),
      height: roundTo(level, DECIMALS),
    }));
  // Offsets of a station can change the order.
  return alternating(turns.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time)));
}

/** Where a small turn was left out, two turns of the same type follow each other. Keeps the farther one of them. */
function alternating(turns: readonly TurnOfTide[]): TurnOfTide[] {
  const kept: TurnOfTide[] = [];
  for (const turn of turns) {
    const before = kept.at(-1);
    if (before?.type !== turn.type) kept.push(turn);
    else if (turn.type === "high" ? turn.height > before.height : turn.height < before.height) {
      kept[kept.length - 1] = turn;
    }
  }
  return kept;
}

function hasGap(turns: readonly Turn[]): boolean {
  return turns.some(({ time }, index) => {
    const before = turns[index - 1];
    return before !== undefined && Date.parse(time) - Date.parse(before.time) > LONGEST_TIDE_MS;
  });
}

function predictorOf({ constituents, meanLevel }: Harmonics, leastTurnFeet = LEAST_TURN_FEET) {
  return createTidePredictor(constituents, { offset: meanLevel, prominenceThreshold: leastTurnFeet });
}

function offsetsOf({ offsets }: Harmonics) {
  return offsets ? { offsets } : {};
}

function wholeDay(instant: number): number {
  return Math.floor(instant / DAY_MS) * DAY_MS;
}
