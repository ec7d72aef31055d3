import { RESET_LINK_MINUTES } from "@creel/domain/accounts/reset-password";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { AtSign, Mail } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { RecoveryPage } from "./recovery-page.tsx";
import { SendAgain } from "./send-again.tsx";

import * as styles from "./recovery.module.css";

interface LinkSentPageProps {
  email: string;
  at: Date;
  onSendAgain: () => Promise<void>;
  onChange: () => void;
}

export function LinkSentPage({ email, at, onSendAgain, onChange }: LinkSentPageProps) {
  const end = new Date(at.getTime() + RESET_LINK_MINUTES * MINUTE_MS);
  const time = new Intl.DateTimeFormat(undefined, { timeStyle: "short" }).format(end);
  return (
    <RecoveryPage
      title={t`Check your email`}
      isTurned
      lead={
        <Trans>
          If <strong>{email}</strong> has an account here, a link is on its way. It works until {time}.
        </Trans>
      }
    >
      <ul className={styles.hints}>
        <li>
          <Icon of={Mail} />
          {t`Nothing after two minutes? Check your spam folder.`}
        </li>
        <li>
          <Icon of={AtSign} />
          <span>
            <Trans>
              Another address, perhaps?
              <Button look="quiet" onPress={onChange}>
                Change it
              </Button>
            </Trans>
          </span>
        </li>
      </ul>
      <SendAgain at={at} onSendAgain={onSendAgain} />
    </RecoveryPage>
  );
}
