import { t } from "@lingui/core/macro";

import { Logo } from "../ui/art/logo.tsx";

import * as styles from "./initializing.module.css";

export function Initializing() {
  return (
    <div className={styles.root} role="status">
      <Logo />
      {t`Initializing...`}
      <span className={styles.neatline} aria-hidden />
    </div>
  );
}
