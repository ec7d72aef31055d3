import { describeFailure, whereItFailed } from "../../http/describe-failure.ts";
import { Notice } from "../../ui/feedback/states.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./failure-notice.module.css";

interface FailureNoticeProps {
  error: unknown;
  fallback: string;
}

export function FailureNotice({ error, fallback }: FailureNoticeProps) {
  const where = whereItFailed(error);
  return (
    <div>
      <Notice tone="bad">{describeFailure(error, fallback)}</Notice>
      {where && <p className={classNames(styles.hint, utilities.hint)}>{where}</p>}
    </div>
  );
}
