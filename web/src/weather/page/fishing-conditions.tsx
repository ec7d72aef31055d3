import type { Weather } from "@creel/domain/weather/weather";
import { describeFactor, isFactorCode } from "@creel/texts/fishing-score/describe-factor";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { classNames } from "../../ui/styles/class-names.ts";
import { useUnits } from "../../units/use-units.ts";
import { formatAdvice, RatingBadge, ScoreBar } from "../parts/fishing-rating.tsx";
import { describeUnknown } from "./input-labels.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./fishing-conditions.module.css";

interface FishingConditionsProps {
  weather: Weather;
  /** Under the score. */
  note: ReactNode;
}

/** The score of now, and why it is what it is. */
export function FishingConditions({ weather, note }: FishingConditionsProps) {
  const { score, rating, factors, missing } = weather.fishing;
  const [first, ...others] = formatAdvice(weather, useUnits());
  return (
    <section className={styles.root} aria-labelledby="fishing-conditions">
      <div>
        <div className={styles.head}>
          <h2 id="fishing-conditions">{t`Fishing conditions`}</h2>
          <RatingBadge rating={rating} score={score} />
        </div>
        <ScoreBar score={score} />
        {first !== undefined && <p className={styles.advice}>{first}</p>}
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        )}
        <p className={classNames(styles.rule, utilities.small, utilities.muted)}>
          {t`A rule of thumb, not a promise. Each hour starts at 45; conditions add or subtract.`}
          {missing.length > 0 && ` ${describeUnknown(missing)}`}
        </p>
        {note}
      </div>
      <table className={styles.factors}>
        <caption className={utilities.visuallyHidden}>{t`Why: 45 points, and these`}</caption>
        <thead className={utilities.visuallyHidden}>
          <tr>
            <th scope="col">{t`What`}</th>
            <th scope="col">{t`Points`}</th>
          </tr>
        </thead>
        <tbody>
          {factors.map((factor) => (
            <tr key={factor.key} data-counts={factor.points === 0 ? "nothing" : undefined}>
              <th scope="row">{factorLabels(factor)}</th>
              <td>
                <bdi>{signed(factor.points)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}

type Factor = Weather["fishing"]["factors"][number];

/** As a line of a table, without a full stop; in the server's words where its code is not known here. */
function factorLabels({ code, values, text }: Factor): string {
  const sentence = isFactorCode(code) ? describeFactor({ code, values }, i18n) : text;
  return sentence.replace(/\.$/, "");
}
