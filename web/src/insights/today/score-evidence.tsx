import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { outingsQuery } from "../api.ts";
import { askSmallReport } from "../report/ask-small-report.ts";
import type { ScoreEvidence } from "../report/report.ts";
import { describeOldRules, describeScore } from "../texts/score-texts.ts";

import * as styles from "./score-evidence.module.css";

/** Shows below the score what the angler's own log says about it. Renders nothing before the first trip with hours. */
export function EvidenceOfScore() {
  const { data, dataUpdatedAt } = useQuery({ ...outingsQuery, networkMode: "always" });
  const outings = data?.outings ?? [];
  const { data: evidence } = useQuery({
    queryKey: ["insights", "score", dataUpdatedAt],
    queryFn: () => askSmallReport("score", outings),
    enabled: outings.length > 0,
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });
  if (outings.length === 0) return null;
  return (
    <p className={styles.root}>
      {evidence && (
        <>
          <Link to="/catches/insights">{t`Does it work for you?`}</Link> {describeScoreEvidence(evidence)}
        </>
      )}
    </p>
  );
}

function describeScoreEvidence(evidence: ScoreEvidence): string {
  const sentences = [describeScore(evidence), describeOldRules(evidence)];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}
