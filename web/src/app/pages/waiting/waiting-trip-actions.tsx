import { t } from "@lingui/core/macro";
import { RefreshCw } from "lucide-react";

import { useUser } from "../../../accounts/signed-in/auth.tsx";
import { changeOutbox } from "../../../outbox/outbox-store.ts";
import { sendNow } from "../../../outbox/send-now.ts";
import { planTripChosen } from "../../../outbox/trips/plan-trip-sent.ts";
import { planTripLetGo, planTripUndo } from "../../../outbox/trips/plan-trip.ts";
import { sendAgain } from "../../../outbox/waiting/decide.ts";
import { saveCopy } from "../../../outbox/waiting/save-copy.ts";
import type { WaitingTrip } from "../../../outbox/waiting/waiting-trips.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { DropWaiting } from "./drop-waiting.tsx";

import * as styles from "./waiting-trip-row.module.css";

interface WaitingTripActionsProps {
  waiting: WaitingTrip;
  name: string;
}

/** What is on its way is left alone. */
export function WaitingTripActions({ waiting, name }: WaitingTripActionsProps) {
  const { id: userId } = useUser();
  const { tripId, state, kind, problem, items } = waiting;
  if (state === "sending") return null;
  return (
    <div className={styles.actions}>
      <Choice waiting={waiting} name={name} />
      {problem?.rival && (
        <LinkButton to={`/catches/trips/${problem.rival.id}`}>{t`See the other trip`}</LinkButton>
      )}
      {state !== "waiting" && !problem?.trip && (
        <Button aria-label={t`Send now: ${name}`} onPress={() => void sendAgain({ userId, tripId })}>
          <Icon of={RefreshCw} isSmall />
          {t`Send now`}
        </Button>
      )}
      {kind === "deleted" && (
        <Button
          look="quiet"
          aria-label={t`Undo the deletion of ${name}`}
          onPress={() => void changeOutbox(userId, (all) => planTripUndo(all, tripId)).then(sendNow)}
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
          consequence={t`What waits is not sent any more. What is on the server stays as it is, and so do the trip's catches.`}
          onDrop={() => void changeOutbox(userId, (all) => planTripLetGo(all, tripId))}
        />
      )}
    </div>
  );
}

/** Where both sides changed the same: one of the two versions holds. */
function Choice({ waiting: { items }, name }: WaitingTripActionsProps) {
  const { id: userId } = useUser();
  const asking = items.find(({ state, problem }) => state === "asks" && problem?.trip);
  if (!asking) return null;
  const choose = (isMine: boolean) =>
    void changeOutbox(userId, (all) => planTripChosen(all, asking.id, isMine)).then(sendNow);
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
