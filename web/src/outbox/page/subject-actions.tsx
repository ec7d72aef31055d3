import { t } from "@lingui/core/macro";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";

import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { type OutboxItem, type Changes, planLetGo, planUndo, asWaiting } from "../outbox-item.ts";
import { sendNow } from "../outbox-news.ts";
import { changeOutbox } from "../outbox-store.ts";
import { saveCopy } from "../waiting/save-copy.ts";
import type { WaitingSubject } from "../waiting/waiting-subjects.ts";
import { DropWaiting } from "./drop-waiting.tsx";

import * as styles from "./waiting-row.module.css";

interface SubjectActionsProps {
  waiting: WaitingSubject<OutboxItem>;
  name: string;
  /** Of both versions where both sides changed the same: how one of them is chosen; `null` for nothing to choose. */
  planChosen: ((items: readonly OutboxItem[], isMine: boolean) => Changes) | null;
  /** What becomes of it when what waits is given up. */
  consequence: string;
  /** Ways to elsewhere. */
  children?: ReactNode;
}

/** What can be done about a trip or a water that waits; what is on its way is left alone. */
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
          onDrop={() => void changeOutbox(userId, (all) => planLetGo(all, id))}
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
      <Button aria-label={t`Send my change of ${name}`} onPress={() => choose(true)}>
        {t`Send mine`}
      </Button>
      <Button aria-label={t`Keep the other version of ${name}`} onPress={() => choose(false)}>
        {t`Keep the other`}
      </Button>
    </>
  );
}

/**
 * Sends once more what waits, also what was refused.
 *
 * @param id Of a catch, a trip or a water; without it all that waits.
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
