import { plural, t } from "@lingui/core/macro";

import { Button } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import { useIsOnline } from "../../../ui/hooks/use-is-online.ts";
import { describeTrouble } from "../choose/describe-refusal.ts";
import type { Staging } from "../dry-run/use-staging.ts";
import { StepBar } from "../parts/step-bar.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./look.module.css";

interface CompareBarProps {
  /** As in "47 catches are complete." */
  title: string;
  /** What stays out, or must be said before. */
  note: string;
  isReady: boolean;
  staging: Staging;
  onCompare: () => void;
  onCancel: () => void;
}

/** The end of reading: from here on the network is needed. */
export function CompareBar(props: CompareBarProps) {
  const { title, note, isReady, staging, onCompare, onCancel } = props;
  const { sent, total } = staging;
  const { error, isPending: isSending } = staging.compare;
  const isOnline = useIsOnline();
  const going = t`${sent} of ${plural(total, { one: "# entry is compared.", other: "# entries are compared." })}`;
  const offline = t`You are offline. Reading works; the rest needs a network.`;
  return (
    <>
      {error && (
        <Notice tone="bad" className={styles.problem}>
          {describeTrouble(error, t`It could not be compared. Nothing was written. Please try again.`)}
        </Notice>
      )}
      <StepBar
        said={
          <>
            <b>{title}</b>
            <p className={utilities.muted} role="status">
              {isOnline ? (isSending ? going : note) : offline}
            </p>
          </>
        }
      >
        <Button look="quiet" onPress={onCancel}>
          {t`Cancel`}
        </Button>
        <Button look="signal" isDisabled={!isReady || !isOnline} isPending={isSending} onPress={onCompare}>
          {t`Compare with my log`}
        </Button>
      </StepBar>
    </>
  );
}
