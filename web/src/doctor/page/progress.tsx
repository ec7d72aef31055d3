import { t } from "@lingui/core/macro";
import { ProgressBar } from "react-aria-components";

import { LinkButton } from "../../ui/controls/button.tsx";

import * as styles from "./doctor-page.module.css";

interface ProgressProps {
  done: number;
  all: number;
}

export function Progress({ done, all }: ProgressProps) {
  const label = t`${done} of ${all} done`;
  return (
    <div className={styles.progress}>
      <b aria-hidden>{label}</b>
      <ProgressBar className={styles.track} aria-label={label} value={done} maxValue={all} valueLabel={label}>
        <span className={styles.fill} style={{ inlineSize: `${(done / all) * 100}%` }} />
      </ProgressBar>
      <LinkButton look="quiet" to="/catches" className={styles.later}>
        {t`Later`}
      </LinkButton>
    </div>
  );
}
