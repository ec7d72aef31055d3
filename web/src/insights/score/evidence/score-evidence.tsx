import { fishingRating } from "@creel/domain/fishing-score/rating";
import { ownScoreOf, type WeighedFactor } from "@creel/domain/insights/score/weigh-factors";
import type { Weather } from "@creel/domain/weather/weather";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { RatingBadge } from "../../../weather/parts/fishing-rating.tsx";
import { outingsQuery } from "../../data/outings.query.ts";
import type { ScoreEvidence } from "../../report/report.ts";
import { wordsAgainst, wordsOfOldRules, wordsOfScore } from "../../words/score-words.ts";

import * as styles from "./score-evidence.module.css";

/** Under the score: what the angler's own log says of it. Nothing before the first trip with hours. */
export function EvidenceOfScore({ fishing }: { fishing: Weather["fishing"] }) {
  const { data, dataUpdatedAt } = useQuery({ ...outingsQuery, networkMode: "always" });
  const outings = data?.outings ?? [];
  const { data: evidence } = useQuery({
    queryKey: ["insights", "score", dataUpdatedAt],
    queryFn: async () => (await import("../../report/ask-small-report.ts")).askSmallReport("score", outings),
    enabled: outings.length > 0,
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });
  if (outings.length === 0) return null;
  return (
    <>
      {evidence?.weights && <BothScores fishing={fishing} weights={evidence.weights} />}
      <p className={styles.root}>
        {evidence && (
          <>
            <Link to="/catches/insights">{t`Does it hold for you?`}</Link> {sayingOf(evidence)}
          </>
        )}
      </p>
    </>
  );
}

function sayingOf(evidence: ScoreEvidence): string {
  const said = [wordsOfScore(evidence), wordsAgainst(evidence), wordsOfOldRules(evidence)];
  return said.filter((sentence) => sentence !== "").join(" ");
}

interface BothScoresProps {
  fishing: Weather["fishing"];
  weights: readonly WeighedFactor[];
}

/** The published score stays what it is, and the own one stands beside it. */
function BothScores({ fishing: { factors, rating, score }, weights }: BothScoresProps) {
  const own = ownScoreOf(factors, weights);
  return (
    <dl className={styles.both}>
      <div>
        <dt>{t`As published`}</dt>
        <dd>
          <RatingBadge rating={rating} score={score} />
        </dd>
      </div>
      <div>
        <dt>{t`By your own weights`}</dt>
        <dd>
          <RatingBadge rating={fishingRating(own)} score={own} />
        </dd>
      </div>
    </dl>
  );
}
