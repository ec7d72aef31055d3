import type { TallyStep } from "@creel/domain/insights/score/score-tally";
import type { LateTrip } from "@creel/domain/insights/score/scored-trips";
import { groupBy } from "@creel/domain/insights/statistics/sums";
import { t } from "@lingui/core/macro";

import { describeTally, extremesOf, formatBits, formatTallyDay } from "../../words/tally-words.ts";

import * as styles from "./tally-line.module.css";

/** Bits that fill the height: less is drawn as little as it is. */
const LEAST_SPAN = 2;
/** Of the height, left for the figures. */
const MARGIN = 0.16;
/** Of the width, between two figures that do not touch. */
const APART = 0.12;

interface Point {
  x: number;
  y: number;
  bits: number;
  isLate: boolean;
}

/** Of the width, between two rings that do not hide one another. */
const RINGS_APART = 0.014;

export interface TallyProps {
  steps: readonly TallyStep[];
  /** Whose score came when they were over: on the line, which they do not move. */
  late: readonly LateTrip[];
}

/** From 0 before the first trip, by trips; it may go down. */
export function TallyLine({ steps, late }: TallyProps) {
  const points = pointsOf(steps, late);
  const zero = points[0]?.y ?? 0;
  const days = [...steps, ...late].map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className={styles.root} role="img" aria-label={describeTally(steps, late.length)}>
      <div className={styles.chart}>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
          <line className={styles.zero} x1={0} x2={1} y1={zero} y2={zero} />
          <polyline className={styles.path} points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
        </svg>
        {marksOf(points).map(({ x, y, bits }, index) => (
          <span
            key={x}
            className={styles.mark}
            data-side={y <= zero ? "above" : "below"}
            data-end={index === 0 || undefined}
            style={placeOf(x, y)}
          >
            <b>{formatBits(bits)}</b>
          </span>
        ))}
        {ringsOf(points).map(({ x, y }) => (
          <span key={x} className={styles.ring} style={placeOf(x, y)} />
        ))}
      </div>
      <div className={styles.ends}>
        <span>{first && formatTallyDay(first)}</span>
        <span className={styles.none}>{t`dashed: as good as without the score`}</span>
        <span>{last && formatTallyDay(last)}</span>
      </div>
    </div>
  );
}

function placeOf(x: number, y: number) {
  return { insetInlineStart: `${100 * x}%`, insetBlockStart: `${100 * y}%` };
}

function pointsOf(steps: readonly TallyStep[], late: readonly LateTrip[]): Point[] {
  const bits = [0, ...steps.map((step) => step.bits)];
  const lateAfter = groupBy(late, ({ after }) => after);
  const trips = bits.flatMap((value, index) => [
    { bits: value, isLate: false },
    ...(lateAfter.get(index) ?? []).map(() => ({ bits: value, isLate: true })),
  ]);
  const [least, most] = [Math.min(...bits), Math.max(...bits)];
  const slack = Math.max(0, LEAST_SPAN - (most - least)) / 2;
  const [bottom, top] = [least - slack, most + slack];
  const yOf = (value: number) => MARGIN + ((top - value) / (top - bottom)) * (1 - 2 * MARGIN);
  const xOf = (index: number) => index / (trips.length - 1);
  return trips.map(({ bits: sum, isLate }, index) => ({ x: xOf(index), y: yOf(sum), bits: sum, isLate }));
}

function ringsOf(points: readonly Point[]): Point[] {
  const rings: Point[] = [];
  for (const point of points) {
    if (point.isLate && point.x - (rings.at(-1)?.x ?? -1) >= RINGS_APART) rings.push(point);
  }
  return rings;
}

/** The last comes first; then the highest and the lowest, where they have room. */
function marksOf(points: readonly Point[]): Point[] {
  const marks = points.slice(-1);
  for (const point of extremesOf(points)) {
    const hasRoom = marks.every(({ x }) => Math.abs(x - (point?.x ?? x)) > APART);
    if (point && point.bits !== 0 && hasRoom) marks.push(point);
  }
  return marks;
}
