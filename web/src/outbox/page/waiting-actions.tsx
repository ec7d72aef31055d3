import { t } from "@lingui/core/macro";
import { RefreshCw } from "lucide-react";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { questionOf } from "../../catches/outbox/plan-answers.ts";
import { takeBack, undoDeletion } from "../../catches/outbox/save-in-outbox.ts";
import type { WaitingCatch } from "../../catches/outbox/waiting-catches.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { saveCopy } from "../waiting/save-copy.ts";
import { DropWaiting } from "./drop-waiting.tsx";
import { sendAgain } from "./subject-actions.tsx";
import { useCaught } from "./use-caught.ts";
import { WaitingQuestion } from "./waiting-question.tsx";

import * as styles from "./waiting-row.module.css";

interface WaitingActionsProps {
  waiting: WaitingCatch;
  name: string;
}

/** Renders nothing while the catch is being sent, except for a question about another part of it. */
export function WaitingActions({ waiting, name }: WaitingActionsProps) {
  const hasQuestion = waiting.items.some((item) => questionOf(item) !== null);
  const isSending = waiting.state === "sending";
  if (isSending && !hasQuestion) return null;
  return (
    <div className={styles.actions}>
      <WaitingQuestion waiting={waiting} name={name} />
      {!isSending && <Actions waiting={waiting} name={name} hasQuestion={hasQuestion} />}
    </div>
  );
}

interface ActionsProps extends WaitingActionsProps {
  hasQuestion: boolean;
}

function Actions({ waiting, name, hasQuestion }: ActionsProps) {
  const { onEdit, onDelete } = useCatchDialogs();
  const { id: userId } = useUser();
  const caught = useCaught(waiting);
  const { catchId, state, kind, problem } = waiting;
  return (
    <>
      {/* A retry would be refused again if the catch was changed or deleted elsewhere. */}
      {state !== "waiting" && !hasQuestion && problem?.stored === null && (
        <Button aria-label={t`Upload now: ${name}`} onPress={() => void sendAgain(userId, catchId)}>
          <Icon of={RefreshCw} isSmall />
          {t`Upload now`}
        </Button>
      )}
      {kind === "deleted" && (
        <Button
          look="quiet"
          aria-label={t`Undo the deletion of ${name}`}
          onPress={() => void undoDeletion({ userId, catchId })}
        >
          {t`Undo`}
        </Button>
      )}
      {caught && (
        <Button look="quiet" aria-label={t`Edit ${name}`} onPress={() => onEdit(caught)}>
          {t`Edit`}
        </Button>
      )}
      <Button
        look="quiet"
        aria-label={t`Save a copy of ${name}`}
        onPress={() => void saveCopy(waiting.items)}
      >
        {t`Save a copy`}
      </Button>
      {caught && (
        <Button look="quiet" aria-label={t`Delete ${name}`} onPress={() => onDelete(caught)}>
          {t`Delete`}
        </Button>
      )}
      {/* Even if the catch is not on this device, its waiting changes can be dropped. */}
      {!caught && kind !== "deleted" && (
        <DropWaiting
          name={name}
          consequence={t`Nothing more will upload. Anything already on the server stays.`}
          onDrop={() => void takeBack(userId, [catchId])}
        />
      )}
    </>
  );
}
