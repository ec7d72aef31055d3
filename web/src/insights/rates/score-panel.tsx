import type { ScoreHistory } from "@creel/domain/insights/score/score-history";
import { t } from "@lingui/core/macro";

import { Section } from "../../ui/layout/section.tsx";
import type { ReportScore } from "../report/report.ts";
import {
  bandName,
  describeDayPairs,
  describeScoreHistory,
  describeLateScores,
  describeHourPairs,
  describeScore,
} from "../texts/score-texts.ts";
import { AxisLabels } from "./axis-labels.tsx";
import { FactorChart } from "./factor-chart.tsx";
import { axisOf } from "./rate-axis.ts";

import * as styles from "./score-panel.module.css";

interface ScorePanelProps {
  /** `null` before the first trip with a saved score. */
  score: ReportScore | null;
  history: ScoreHistory;
  /** False while the verdicts are being calculated. */
  hasVerdicts: boolean;
}

export function ScorePanel({ score, history, hasVerdicts }: ScorePanelProps) {
  return (
    <div className={styles.root}>
      <Section title={t`The fishing score`}>
        {score ? (
          <KnownScore score={score} hasVerdicts={hasVerdicts} />
        ) : (
          <p className={styles.note}>
            {t`No results yet. From now on Creel saves the score before each trip and checks it against what you caught.`}
          </p>
        )}
        {describeScoreHistory(history).map((sentence) => (
          <p key={sentence} className={styles.note}>
            {sentence}
          </p>
        ))}
      </Section>
    </div>
  );
}

function KnownScore({ score, hasVerdicts }: { score: ReportScore; hasVerdicts: boolean }) {
  const rows = score.bands.map((band) => ({
    ...band,
    bin: band.band,
    name: bandName(band.band),
    mark: band.band,
  }));
  const axis = axisOf(rows, score.own);
  const isKnown = hasVerdicts || score.verdict.code === "noEvidence";
  return (
    <>
      <div className={styles.chart}>
        <FactorChart
          title={t`Does the score work for you?`}
          verdicts={
            isKnown ? [describeScore(score), describeHourPairs(score), describeDayPairs(score)] : null
          }
          rows={rows}
          axis={axis}
          own={score.own}
        />
      </div>
      <AxisLabels axis={axis} own={score.own} />
      <p className={styles.note}>
        {t`Only scores saved before a trip count. Skunked trips are included.`}{" "}
        {describeLateScores(score.late)}
      </p>
    </>
  );
}
