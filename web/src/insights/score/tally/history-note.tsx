import type { ScoreHistory } from "@creel/domain/insights/score/score-history";

import { wordsOfHistory } from "../../words/tally-words.ts";

import * as styles from "./tally-numbers.module.css";

/** What came before the series that goes on, if anything did. */
export function HistoryNote({ history }: { history: ScoreHistory }) {
  return wordsOfHistory(history).map((sentence) => (
    <p key={sentence} className={styles.before}>
      {sentence}
    </p>
  ));
}
