import { t } from "@lingui/core/macro";
import { RefreshCw } from "lucide-react";

import { useUser } from "../../../accounts/signed-in/auth.tsx";
import { useCatchDialogs } from "../../../catches/dialogs/catch-dialogs.tsx";
import { undoDeletion } from "../../../outbox/keep-in-outbox.ts";
import { sendNow } from "../../../outbox/send-now.ts";
import { saveCopy } from "../../../outbox/waiting/save-copy.ts";
import type { WaitingCatch } from "../../../outbox/waiting/waiting-catches.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { useCaught } from "./use-caught.ts";

import * as styles from "./waiting-row.module.css";

interface WaitingActionsProps {
  waiting: WaitingCatch;
  name: string;
}

/** What is on its way is left alone. */
export function WaitingActions({ waiting, name }: WaitingActionsProps) {
  if (waiting.state === "sending") return null;
  return (
    <div className={styles.actions}>
      {waiting.state === "later" && (
        <Button aria-label={t`Send now: ${name}`} onPress={sendNow}>
          <Icon of={RefreshCw} isSmall />
          {t`Send now`}
        </Button>
      )}
      {waiting.kind === "deleted" ? (
        <TakeBack waiting={waiting} name={name} />
      ) : (
        <Changes waiting={waiting} name={name} />
      )}
      <Button
        look="quiet"
        aria-label={t`Save a copy of ${name}`}
        onPress={() => void saveCopy(waiting.items)}
      >
        {t`Save a copy`}
      </Button>
    </div>
  );
}

function TakeBack({ waiting: { catchId }, name }: WaitingActionsProps) {
  const { id: userId } = useUser();
  return (
    <Button
      look="quiet"
      aria-label={t`Undo the deletion of ${name}`}
      onPress={() => void undoDeletion({ userId, catchId })}
    >
      {t`Undo`}
    </Button>
  );
}

function Changes({ waiting, name }: WaitingActionsProps) {
  const { onEdit, onDelete } = useCatchDialogs();
  const caught = useCaught(waiting);
  if (!caught) return null;
  return (
    <>
      <Button look="quiet" aria-label={t`Edit ${name}`} onPress={() => onEdit(caught)}>
        {t`Edit`}
      </Button>
      <Button look="quiet" aria-label={t`Delete ${name}`} onPress={() => onDelete(caught)}>
        {t`Delete`}
      </Button>
    </>
  );
}
