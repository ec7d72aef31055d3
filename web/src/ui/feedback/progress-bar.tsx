import { ProgressBar as AriaProgressBar } from "react-aria-components";

import { formatPercent } from "../../i18n/numbers.ts";

import * as styles from "./progress-bar.module.css";

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** Names the task for screen readers. */
  label: string;
}

/** Shows progress as a bar and in percent. */
export function ProgressBar({ percent, label }: ProgressBarProps) {
  return (
    <AriaProgressBar className={styles.root} aria-label={label} value={percent}>
      <span className={styles.track}>
        <span className={styles.fill} style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.figure}>{formatPercent(percent)}</span>
    </AriaProgressBar>
  );
}
