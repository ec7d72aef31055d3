import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";
import { useEffect } from "react";

import { keepFields } from "../../catches/outbox/keep-fields.ts";
import { trueNow } from "../../device/clock.ts";
import { useUser } from "../../session/auth.tsx";
import { useStore } from "../../store/use-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { useKeeping } from "../data/keep-trip.ts";
import { lastLogged, type LoggedCatch } from "../data/last-logged.ts";
import { describeAgo } from "../parts/since-choice.tsx";
import { useRoomForToasts } from "../parts/use-room-for-toasts.ts";
import { useStartTrip } from "../start/use-start-trip.ts";

import * as styles from "./since-question.module.css";

const MINUTES = [15, 30, 60, 120] as const;
/** An older catch was probably logged at home. */
const FRESH_MS = HOUR_MS;
/** The question disappears after this time without an answer. */
const SHOWN_MS = 60 * SECOND_MS;

/** After "Not a trip", the question is not asked again for this long. */
const REFUSED_MS = 12 * HOUR_MS;
let refusedAt = 0;

/** Asks once, after a catch without a trip, how long ago the angler started fishing. */
export function SinceQuestion() {
  const logged = useStore(lastLogged);
  const { answer, refuse } = useAnswers(logged);
  const isRefused = trueNow() - refusedAt < REFUSED_MS;
  const isFresh = logged !== null && !isRefused && Math.abs(trueNow() - logged.caughtAt) < FRESH_MS;
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isFresh]);
  const root = useRoomForToasts(isFresh);
  if (!isFresh) return null;
  return (
    <section ref={root} className={styles.root} aria-label={t`When did you start fishing?`}>
      <p role="status">{t`When did you start fishing?`}</p>
      <div className={styles.answers}>
        {MINUTES.map((minutes) => (
          <Button key={minutes} onPress={() => answer(minutes)}>
            {describeAgo(minutes)}
          </Button>
        ))}
        <Button look="quiet" onPress={refuse}>
          {t`Not a trip`}
        </Button>
      </div>
    </section>
  );
}

/** An answer puts the catch on the new trip; a refusal leaves it without a trip for good. */
function useAnswers(logged: LoggedCatch | null) {
  const { id: userId } = useUser();
  const start = useStartTrip();
  const { keep } = useKeeping();
  return {
    answer: (minutes: number) => {
      close();
      if (!logged) return;
      const { catchId, caughtAt, place } = logged;
      start({ startedAt: caughtAt - minutes * MINUTE_MS, catchId, place });
    },
    refuse: () => {
      refusedAt = trueNow();
      close();
      if (logged) keep(() => keepFields({ userId, catchId: logged.catchId, fields: { trip_id: null } }));
    },
  };
}

function close(): void {
  lastLogged.set(null);
}
