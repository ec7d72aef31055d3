import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { GoogleMark } from "./google-mark.tsx";

import * as styles from "./other-ways.module.css";

export function OtherWays() {
  const showMessage = useShowMessage();
  return (
    <div className={styles.root}>
      <span className={styles.or}>{t`or`}</span>
      <Button isWide className={styles.google} onPress={() => showMessage(t`Google sign-in coming soon!`)}>
        <GoogleMark />
        <Trans>
          Continue with Google
          <span className={styles.soon}>soon</span>
        </Trans>
      </Button>
      <LinkButton look="quiet" to="/" className={styles.home}>
        <Icon of={ArrowLeft} isSmall />
        {t`Back to Home`}
      </LinkButton>
    </div>
  );
}
