import { t } from "@lingui/core/macro";
import { ArrowLeft } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";

import * as styles from "./back-to-home.module.css";

export function BackToHome() {
  return (
    <LinkButton look="quiet" to="/" className={styles.home}>
      <Icon of={ArrowLeft} isSmall />
      {t`Back to Home`}
    </LinkButton>
  );
}
