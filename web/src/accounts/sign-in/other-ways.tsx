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
      <span className={styles.or}>or</span>
      <Button isWide className={styles.google} onPress={() => showMessage("Google sign-in coming soon!")}>
        <GoogleMark />
        Continue with Google
        <span className={styles.soon}>soon</span>
      </Button>
      <LinkButton look="quiet" to="/" className={styles.home}>
        <Icon of={ArrowLeft} isSmall />
        Back to Home
      </LinkButton>
    </div>
  );
}
