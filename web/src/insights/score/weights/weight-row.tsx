import { t } from "@lingui/core/macro";

import { IntervalLine } from "../../../ui/charts/interval-line.tsx";
import { formatWeight, isAsPublished, type NamedWeight } from "../../words/weight-words.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./own-weights.module.css";

/** Weights are held to −1 to 3; lines are drawn from 0. */
const LEAST = -1;
const AXIS = { ticks: [1, 2, 3], end: 4 };
const PUBLISHED = 1 - LEAST;

export function WeightRow({ name, weight, likely }: Omit<NamedWeight, "factor">) {
  const [own, low, high] = [formatWeight(weight), formatWeight(likely.low), formatWeight(likely.high)];
  return (
    <li className={styles.row} data-published={isAsPublished({ likely }) || undefined}>
      <span className={styles.name}>{name}</span>
      <IntervalLine
        className={styles.line}
        interval={{ had: weight - LEAST, low: likely.low - LEAST, high: likely.high - LEAST }}
        axis={AXIS}
        reference={PUBLISHED}
      />
      <span className={styles.value}>
        <span aria-hidden>
          1 → <strong>{own}</strong> <small>{`${low} – ${high}`}</small>
        </span>
        <span
          className={utilities.visuallyHidden}
        >{t`published 1, yours ${own}, likely ${low} to ${high}`}</span>
      </span>
    </li>
  );
}
