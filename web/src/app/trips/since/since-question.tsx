import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";
import { useEffect } from "react";

import { trueNow } from "../../../device/clock.ts";
import { useStore } from "../../../store/use-store.ts";
import { lastLogged } from "../../../trips/last-logged.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { describeAgo } from "../parts/since-choice.tsx";
import { useStartTrip } from "../start/use-start-trip.ts";

import * as styles from "./since-question.module.css";

const MINUTES = [15, 30, 60, 120] as const;
/** A catch of some time ago was logged at home. */
const FRESH_MS = HOUR_MS;
/** Who does not answer is not asked any longer. */
const SHOWN_MS = 60 * SECOND_MS;

/** Who says that it is no trip is not asked again that day. */
const REFUSED_MS = 12 * HOUR_MS;
let refusedAt = 0;

/** After a catch without a trip, once: since when one has been fishing. */
export function SinceQuestion() {
  const caughtAt = useStore(lastLogged);
  const start = useStartTrip();
  const isRefused = trueNow() - refusedAt < REFUSED_MS;
  const isFresh = caughtAt !== null && !isRefused && Math.abs(trueNow() - caughtAt) < FRESH_MS;
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isFresh]);
  if (!isFresh) return null;
  const answer = (minutes: number) => {
    close();
    start({ startedAt: caughtAt - minutes * MINUTE_MS });
  };
  return (
    <section className={styles.root} aria-label={t`Fishing since?`}>
      <p role="status">{t`Fishing since?`}</p>
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

function refuse(): void {
  refusedAt = trueNow();
  close();
}

function close(): void {
  lastLogged.set(null);
}
