import type { TallyStep } from "@creel/domain/insights/score/score-tally";
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
}

/** From 0 before the first trip, by trips; it may go down. */
export function TallyLine({ steps }: { steps: readonly TallyStep[] }) {
  const points = pointsOf(steps);
  const zero = points[0]?.y ?? 0;
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <div className={styles.root} role="img" aria-label={describeTally(steps)}>
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
            style={{ insetInlineStart: `${100 * x}%`, insetBlockStart: `${100 * y}%` }}
          >
            <b>{formatBits(bits)}</b>
          </span>
        ))}
      </div>
      <div className={styles.ends}>
        <span>{first && formatTallyDay(first.day)}</span>
        <span className={styles.none}>{t`dashed: as good as without the score`}</span>
        <span>{last && formatTallyDay(last.day)}</span>
      </div>
    </div>
  );
}

function pointsOf(steps: readonly TallyStep[]): Point[] {
  const bits = [0, ...steps.map((step) => step.bits)];
  const [least, most] = [Math.min(...bits), Math.max(...bits)];
  const slack = Math.max(0, LEAST_SPAN - (most - least)) / 2;
  const [bottom, top] = [least - slack, most + slack];
  const yOf = (value: number) => MARGIN + ((top - value) / (top - bottom)) * (1 - 2 * MARGIN);
  return bits.map((value, index) => ({ x: index / (bits.length - 1), y: yOf(value), bits: value }));
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
