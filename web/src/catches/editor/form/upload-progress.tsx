import { t } from "@lingui/core/macro";

import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";

import * as styles from "./upload-progress.module.css";

/** `share` is from 0 to 1; at 1 the server processes the photos. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  const label = percent < 100 ? t`Sending photos` : t`Sent. Creel is saving them.`;
  return (
    <div className={styles.root}>
      <span role="status">{label}</span>
      <ProgressBar percent={percent} label={label} />
    </div>
  );
}
