import type { WeighedFactor, WeighedFactors } from "@creel/domain/insights/score/weigh-factors";
import { t } from "@lingui/core/macro";

import { ChartGroup } from "../../rates/chart-group.tsx";
import { scoreFactorName } from "../../words/score-factors.ts";
import { type NamedWeight, wordsOfWeights } from "../../words/weight-words.ts";
import { WeightNumbers } from "./weight-numbers.tsx";
import { WeightRow } from "./weight-row.tsx";

import * as styles from "./own-weights.module.css";

/** Only when they have earned it: how much each factor of the score counts for this angler. */
export function OwnWeights({ weights: { factors, bits } }: { weights: WeighedFactors }) {
  const said = wordsOfWeights(bits);
  return (
    <ChartGroup
      title={t`Your own weights`}
      verdicts={said}
      numbers={<WeightNumbers factors={factors.map(named)} />}
    >
      <ul className={styles.rows} aria-label={said.join(" ")}>
        {factors.map(named).map((factor) => (
          <WeightRow key={factor.factor} {...factor} />
        ))}
      </ul>
      <p className={styles.axis}>{t`from −1 to 3; dashed: 1, as published`}</p>
    </ChartGroup>
  );
}

function named(weighed: WeighedFactor): NamedWeight {
  return { ...weighed, name: scoreFactorName(weighed.factor) };
}
