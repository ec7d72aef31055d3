import type { ImportRows } from "@creel/domain/import/rows/import-rows";
import { plural, t } from "@lingui/core/macro";

import { Notice } from "../../../ui/feedback/states.tsx";

import * as styles from "./dry-run.module.css";

/** What of the file is no line below, so that nothing is missing unsaid. */
export function LeftBehind({ left }: { left: ImportRows["left"] }) {
  const { undecided, timeless, changes } = left;
  const reasons = [
    undecided > 0 &&
      t`${plural(undecided, { one: "# catch waits for your answer.", other: "# catches wait for your answer." })}`,
    timeless > 0 &&
      t`${plural(timeless, { one: "# trip or track says no time, so nobody knows when it was.", other: "# trips and tracks say no time, so nobody knows when they were." })}`,
    changes > 0 &&
      t`${plural(changes, { one: "# change or deletion is of something that is not in this file.", other: "# changes and deletions are of something that is not in this file." })}`,
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return null;
  return (
    <Notice tone="info" className={styles.notice}>
      <p>
        <b>{t`Not everything of this file can come in.`}</b>
      </p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Notice>
  );
}
