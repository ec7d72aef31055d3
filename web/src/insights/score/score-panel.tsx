import type { ScoreHistory } from "@creel/domain/insights/score/score-history";
import { t } from "@lingui/core/macro";
import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { Section } from "../../waters/parts/section.tsx";
import { AxisLabels } from "../rates/axis-labels.tsx";
import { FactorChart } from "../rates/factor-chart.tsx";
import { axisOf } from "../rates/rate-axis.ts";
import type { ReportScore } from "../report/report.ts";
import { bandName, wordsOfDays, wordsOfPairs, wordsOfScore } from "../words/score-words.ts";

import * as styles from "./score-panel.module.css";

const ScoreTally = lazyPart(async () => (await import("./tally/score-tally.tsx")).ScoreTally);
const HistoryNote = lazyPart(async () => (await import("./tally/history-note.tsx")).HistoryNote);

interface ScorePanelProps {
  /** `null` before the first trip whose score was kept. */
  score: ReportScore | null;
  /** `null` while it is worked out. */
  history: ScoreHistory | null;
  /** Not while they are worked out. */
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
            {t`No evidence yet. The score that was told before a trip is kept with it, and counted here from then on.`}
          </p>
        )}
        <Suspense>{history && <HistoryNote history={history} />}</Suspense>
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
          title={t`Does the score hold for you?`}
          verdicts={isKnown ? [wordsOfScore(score), wordsOfPairs(score), wordsOfDays(score)] : null}
          rows={rows}
          axis={axis}
          own={score.own}
        />
      </div>
      <AxisLabels axis={axis} own={score.own} />
      <Suspense>{score.tally && <ScoreTally steps={score.tally} late={score.late} />}</Suspense>
      <p className={styles.note}>{t`Only scores that were told before the trip count. Blanks are in it.`}</p>
    </>
  );
}
