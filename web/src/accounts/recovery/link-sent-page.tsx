import { RESET_LINK_MINUTES } from "@creel/domain/accounts/reset-password";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { AtSign, Mail } from "lucide-react";
import { useEffect, useState } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { figureLocale } from "../../i18n/locale.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { RecoveryPage } from "./recovery-page.tsx";

import * as styles from "./recovery.module.css";

interface LinkSentPageProps {
  email: string;
  at: Date;
  onSendAgain: () => Promise<void>;
  onChange: () => void;
}

export function LinkSentPage({ email, at, onSendAgain, onChange }: LinkSentPageProps) {
  const end = new Date(at.getTime() + RESET_LINK_MINUTES * MINUTE_MS);
  const time = new Intl.DateTimeFormat(figureLocale, { timeStyle: "short" }).format(end);
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
              Wrong address?
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

/** How long an email may take, in milliseconds. Until then a second one would only confuse. */
const TIMEOUT_MS = 60_000;

interface SendAgainProps {
  /** When the last link was sent. */
  at: Date;
  onSendAgain: () => Promise<void>;
}

function SendAgain({ at, onSendAgain }: SendAgainProps) {
  const [state, setState] = useState<"waiting" | "sending" | "sent">("waiting");
  const [failure, setFailure] = useState<string | null>(null);

  async function sendAgain(): Promise<void> {
    setFailure(null);
    setState("sending");
    try {
      await onSendAgain();
      setState("sent");
    } catch (error) {
      setFailure(describeFailure(error, t`The link could not be sent. Please try again.`));
      setState("waiting");
    }
  }

  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {state === "sent" && <Notice tone="good">{t`Sent again. Only the newest link works.`}</Notice>}
      <SendAgainButton
        key={at.getTime()}
        from={at.getTime() + TIMEOUT_MS}
        isPending={state === "sending"}
        onPress={() => void sendAgain()}
      />
    </>
  );
}

interface SendAgainButtonProps {
  /** When the button becomes active, in epoch milliseconds. Until then it shows a countdown. */
  from: number;
  isPending: boolean;
  onPress: () => void;
}

function SendAgainButton({ from, isPending, onPress }: SendAgainButtonProps) {
  const seconds = useSecondsLeft(from);
  return (
    <Button isWide isDisabled={seconds > 0} isPending={isPending} onPress={onPress}>
      {seconds > 0 ? t`Send again in ${seconds} s` : t`Send again`}
    </Button>
  );
}

function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
