import { t } from "@lingui/core/macro";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { NavigationType, useBlocker } from "react-router";

import { Button } from "../../../ui/controls/button.tsx";
import { AlertDialog } from "../../../ui/overlays/dialog.tsx";
import { commitActiveField, type DraftKeeper } from "./draft-keeper.ts";

export interface Leaving {
  /** Leaves at once, or after the question when the open form has changes. */
  ask: (leave: () => void) => void;
  /** Registers the open form; the returned function ends that. */
  watch: (keeper: DraftKeeper) => () => void;
  question: ReactNode;
}

/** Asks before a form with changes is left in any way, the browser's Back included. */
export function useLeaving(onClose: () => void): Leaving {
  const open = useRef<DraftKeeper | null>(null);
  const [asked, setAsked] = useState<{ leave: () => void; keeper: DraftKeeper } | null>(null);

  const watch = useCallback((keeper: DraftKeeper) => {
    open.current = keeper;
    return () => {
      open.current = null;
    };
  }, []);

  function ask(leave: () => void): void {
    commitActiveField();
    const keeper = open.current;
    if (keeper?.isUndecided) setAsked({ leave, keeper });
    else leave();
  }
  useBack(() => ask(onClose));

  function decide(shouldKeep: boolean): void {
    if (!asked) return;
    setAsked(null);
    void (shouldKeep ? asked.keeper.flush() : asked.keeper.end());
    asked.leave();
  }

  const question = asked && (
    <LeaveQuestion
      keeper={asked.keeper}
      onKeep={() => decide(true)}
      onDiscard={() => decide(false)}
      onStay={() => setAsked(null)}
    />
  );
  return { ask, watch, question };
}

function useBack(onBack: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    close();
  }, [blocker]);
}

interface LeaveQuestionProps {
  keeper: DraftKeeper;
  onKeep: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

function LeaveQuestion({ keeper, onKeep, onDiscard, onStay }: LeaveQuestionProps) {
  const discard = (
    <Button look="danger" data-start onPress={onDiscard}>
      {t`Discard`}
    </Button>
  );
  if (!keeper.isKeeping) {
    return (
      <AlertDialog
        title={t`Discard changes?`}
        cancel={t`Keep editing`}
        action={t`Discard`}
        isDanger
        onConfirm={onDiscard}
        onCancel={onStay}
      >
        <p>
          {keeper.state.hasFailed
            ? t`What you typed is not saved, and this device has no room for a draft.`
            : t`Your changes are not saved.`}
        </p>
      </AlertDialog>
    );
  }
  return (
    <AlertDialog
      title={t`Save this as a draft?`}
      cancel={t`Keep editing`}
      action={t`Save draft`}
      aside={discard}
      onConfirm={onKeep}
      onCancel={onStay}
    >
      <p>
        {keeper.state.lacksPhotos
          ? t`What you typed is not saved. A draft stays on this device until you finish it. Some photos didn’t fit.`
          : t`What you typed is not saved. A draft stays on this device until you finish it.`}
      </p>
    </AlertDialog>
  );
}
