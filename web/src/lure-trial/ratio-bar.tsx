import type { TrialLook } from "@creel/domain/lure-trial/judge-trial";
import type { TrialLure } from "@creel/domain/trips/trial-turn";
import { t } from "@lingui/core/macro";

import { type IntervalAxis, IntervalLine, placeOn } from "../ui/charts/interval-line.tsx";
import { barWords } from "./trial-words.ts";

import * as styles from "./trial-result.module.css";

const MOST = 4;
/** Each step is twice the one before. */
const AXIS: IntervalAxis = { start: 1 / MOST, end: MOST, ticks: [1 / 2, 2, MOST] };

interface RatioBarProps {
  look: TrialLook;
  names: Record<TrialLure, string>;
}

/** How many times as many bites the first lure gets: to the right more, to the left fewer. */
export function RatioBar({ look, names }: RatioBarProps) {
  const { ratio, low, high } = look;
  const [first, second] = [names.first, names.second];
  const labels = [
    [1 / MOST, t`${second} ${MOST}×`],
    [1 / 2, t`2×`],
    [1, t`same`],
    [2, t`2×`],
    [MOST, t`${first} ${MOST}×`],
  ] as const;
  return (
    <div className={styles.bar} role="img" aria-label={barWords(look, names)}>
      <IntervalLine
        interval={
          ratio === null ? null : { had: ratio, low: Math.max(low, Number.EPSILON), high: high ?? Infinity }
        }
        axis={AXIS}
        reference={1}
      />
      <div className={styles.axis} aria-hidden>
        {labels.map(([at, label]) => (
          <span key={at} style={{ insetInlineStart: placeOn(AXIS, at) }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
