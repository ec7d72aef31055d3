import { plural, t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useId, useState } from "react";

import { useConnectivity } from "../../http/connectivity.ts";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { sendAgain } from "../../outbox/page/subject-actions.tsx";
import { type Counts, describeCounts, sumOf, countWaiting } from "../../outbox/waiting/describe-counts.ts";
import { saveCopy } from "../../outbox/waiting/save-copy.ts";
import { useUser } from "../../session/auth.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Question } from "../../ui/overlays/dialog.tsx";

interface SignOutQuestionProps {
  /** The items that wait to be sent. */
  items: readonly OutboxItem[];
  /** Signs out and deletes the waiting items. */
  onLeave: () => void;
  onClose: () => void;
}

export function SignOutQuestion({ items, onLeave, onClose }: SignOutQuestionProps) {
  const { isSending, hasFailed, send } = useSending(items, onLeave);
  const [isCopied, setIsCopied] = useState(false);
  const isReached = useConnectivity() === "reached";
  const noteId = useId();
  const counts = countWaiting(items);
  return (
    <Question
      title={titleOf(counts)}
      hasThree
      isLong
      hasClose
      onClose={onClose}
      answers={
        <>
          <Button look="danger" onPress={onLeave}>
            {t`Sign out and delete them`}
          </Button>
          <Button autoFocus={!isReached} onPress={() => void saveCopy(items).then(() => setIsCopied(true))}>
            {t`Save a copy`}
          </Button>
          <Button
            look="deep"
            autoFocus={isReached}
            isDisabled={!isReached}
            isPending={isSending}
            aria-describedby={noteId}
            onPress={send}
          >
            {isSending ? t`Sending...` : t`Upload now`}
          </Button>
        </>
      }
    >
      <p>{t`They’re only on this phone. Signing out deletes them.`}</p>
      <p id={noteId} role="status">
        {noteOf({ isReached, hasFailed, isCopied })}
      </p>
    </Question>
  );
}

function titleOf(counts: Counts): string {
  const what = describeCounts(counts);
  const all = sumOf(counts);
  return t`${plural(all, { one: `${what} hasn’t uploaded yet`, other: `${what} haven’t uploaded yet` })}`;
}

function noteOf(state: { isReached: boolean; hasFailed: boolean; isCopied: boolean }): string {
  if (!state.isReached) return t`Can’t upload right now: no connection to Creel.`;
  if (state.hasFailed) return t`Not everything uploaded. See why under Waiting to upload.`;
  return state.isCopied ? t`Copy saved to your downloads.` : "";
}

/** Calls `onLeave` once all items are sent. */
function useSending(items: readonly OutboxItem[], onLeave: () => void) {
  const { id: userId } = useUser();
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const isDone = askedAt !== null && items.length === 0;
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  const hasFailed =
    askedAt !== null && items.some(({ problem }) => problem !== null && problem.at >= askedAt);
  const send = () => {
    setAskedAt(Date.now());
    void sendAgain(userId);
  };
  return { isSending: askedAt !== null && !hasFailed, hasFailed, send };
}
