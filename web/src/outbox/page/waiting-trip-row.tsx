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
      load={<p className={utilities.hint}>{state === "sending" ? t`Uploading the trip.` : LOADS[kind]()}</p>}
      actions={
        <SubjectActions
          waiting={waiting}
          name={name}
          planChosen={asking ? (all, isMine) => planChosenVersion(all, asking.id, isMine) : null}
          consequence={t`Nothing more will upload. Anything already on the server stays, and so do the trip’s catches.`}
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
  new: () => t`New trip and its details`,
  changed: () => t`Changes to the trip and its details`,
  deleted: () => t`It’ll be deleted from the server when this uploads.`,
};
