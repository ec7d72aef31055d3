import { t } from "@lingui/core/macro";

import { formatTimes } from "../../dates/format-clock.ts";
import type { TripItem } from "../../trips/outbox/trip-item.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { planChosenVersion } from "../changed-elsewhere.ts";
import type { WaitingSubject } from "../waiting/waiting-subjects.ts";
import { SubjectActions } from "./subject-actions.tsx";
import { nameOfTrip, useTripOf } from "./trip-of-waiting.ts";
import { WaitingFrame } from "./waiting-frame.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waiting-row.module.css";

interface WaitingTripRowProps {
  waiting: WaitingSubject<TripItem>;
  now: Date;
}

export function WaitingTripRow({ waiting, now }: WaitingTripRowProps) {
  const { id, items, kind, state, problem } = waiting;
  const trip = useTripOf(id, items);
  const name = nameOfTrip(trip);
  const asking = items.find((item) => item.state === "asks" && item.problem?.stored);
  return (
    <WaitingFrame
      name={name}
      waiting={waiting}
      load={
        <p className={utilities.hint}>{state === "sending" ? t`The trip is on its way.` : LOADS[kind]()}</p>
      }
      actions={
        <SubjectActions
          waiting={waiting}
          name={name}
          planChosen={asking ? (all, isMine) => planChosenVersion(all, asking.id, isMine) : null}
          consequence={t`Nothing more will upload. What is on the server stays as it is, and so do the trip's catches.`}
        >
          {trip && kind !== "deleted" && (
            <LinkButton look="quiet" to={`/catches/trips/${id}`} aria-label={t`Edit ${name}`}>
              {t`Edit`}
            </LinkButton>
          )}
          {problem?.rival && (
            <LinkButton to={`/catches/trips/${problem.rival.id}`}>{t`See the other trip`}</LinkButton>
          )}
        </SubjectActions>
      }
      now={now}
    >
      {trip && <p className={styles.sub}>{formatTimes(trip)}</p>}
    </WaitingFrame>
  );
}

const LOADS = {
  new: () => t`A new trip, and what happened in it`,
  changed: () => t`Changes, and what happened in it`,
  deleted: () => t`It will be deleted on the server when this uploads.`,
};
