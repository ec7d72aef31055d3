import { t } from "@lingui/core/macro";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";

import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { type OutboxItem, type Changes, planDiscard, planUndo, asWaiting } from "../outbox-item.ts";
import { sendNow } from "../outbox-news.ts";
import { changeOutbox } from "../outbox-store.ts";
import { saveCopy } from "../waiting/save-copy.ts";
import type { WaitingSubject } from "../waiting/waiting-subjects.ts";
import { DropWaiting } from "./drop-waiting.tsx";

import * as styles from "./waiting-row.module.css";

interface SubjectActionsProps {
  waiting: WaitingSubject<OutboxItem>;
  name: string;
  /** Plans the chosen version if both sides changed the same field; `null` if there is nothing to choose. */
  planChosen: ((items: readonly OutboxItem[], isMine: boolean) => Changes) | null;
  /** Explains what happens when the waiting changes are dropped. */
  consequence: string;
  /** Links to other pages. */
  children?: ReactNode;
}

/** The actions for a waiting trip or water. Renders nothing while an item is being sent. */
export function SubjectActions({ waiting, name, planChosen, consequence, children }: SubjectActionsProps) {
  const { id: userId } = useUser();
  const { id, state, kind, items } = waiting;
  if (state === "sending") return null;
  return (
    <div className={styles.actions}>
      {planChosen && <Choice name={name} planChosen={planChosen} />}
      {children}
      {state !== "waiting" && !planChosen && (
        <Button aria-label={t`Upload now: ${name}`} onPress={() => void sendAgain(userId, id)}>
          <Icon of={RefreshCw} isSmall />
          {t`Upload now`}
        </Button>
      )}
      {kind === "deleted" && (
        <Button
          look="quiet"
          aria-label={t`Undo the deletion of ${name}`}
          onPress={() => void changeOutbox(userId, (all) => planUndo(all, id)).then(sendNow)}
        >
          {t`Undo`}
        </Button>
      )}
      <Button look="quiet" aria-label={t`Save a copy of ${name}`} onPress={() => void saveCopy(items)}>
        {t`Save a copy`}
      </Button>
      {kind !== "deleted" && (
        <DropWaiting
          name={name}
          consequence={consequence}
          onDrop={() => void changeOutbox(userId, (all) => planDiscard(all, id))}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  planChosen: NonNullable<SubjectActionsProps["planChosen"]>;
}

function Choice({ name, planChosen }: ChoiceProps) {
  const { id: userId } = useUser();
  const choose = (isMine: boolean) =>
    void changeOutbox(userId, (all) => planChosen(all, isMine)).then(sendNow);
  return (
    <>
      <Button aria-label={t`Upload my change to ${name}`} onPress={() => choose(true)}>
        {t`Upload mine`}
      </Button>
      <Button aria-label={t`Keep the other version of ${name}`} onPress={() => choose(false)}>
        {t`Keep the other`}
      </Button>
    </>
  );
}

/**
 * Retries failed items, including refused ones.
 *
 * @param id a catch, trip or water; omitted for all
 */
export async function sendAgain(userId: string, id?: string): Promise<void> {
  const isMeant = (item: OutboxItem) => id === undefined || item.subjectId === id;
  await changeOutbox(userId, (items) => ({
    put: items.filter((item) => isMeant(item) && hasFailed(item)).map(asWaiting),
    removed: [],
  }));
  sendNow();
}

function hasFailed({ state }: OutboxItem): boolean {
  return state === "later" || state === "asks";
}
