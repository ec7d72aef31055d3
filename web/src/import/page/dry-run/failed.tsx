import { t } from "@lingui/core/macro";

import { describeFailure } from "../../../http/describe-failure.ts";
import { Notice } from "../../../ui/feedback/states.tsx";

import * as styles from "./dry-run.module.css";

/** Nothing was written into the log; what was said of the file is still there. */
export function Failed({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Notice tone="bad" className={styles.notice}>
      {describeFailure(error, t`That did not work. Nothing was written. Please try again.`)}
    </Notice>
  );
}
