import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { ChevronRight, Timer } from "lucide-react";
import { useId } from "react";
import { Button as AriaButton } from "react-aria-components";

import { trueNow } from "../../device/clock.ts";
import { locale } from "../../i18n/locale.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { useKeeping } from "../data/keep-trip.ts";
import { openTripSheet } from "../data/trip-sheets.ts";
import { calendarDayOf } from "../end/trip-day.ts";
import { useKnownCatches } from "../end/use-known-catches.ts";
import { useTripActions } from "../keep/use-trip-actions.ts";
import { useDusk } from "../parts/dusk.ts";
import { formatTripClock } from "../parts/trip-times.ts";
import { useTripPlaceName } from "../parts/trip-title.ts";
import { findLastActivity } from "./is-forgotten.ts";
import { possibleEnds } from "./possible-ends.ts";
import { readActivity } from "./stored-activity.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./forgotten-note.module.css";

interface ForgottenNoteProps {
  trip: Trip;
  onStillFishing: () => void;
}

/** Asks whether a trip without signs is still going on. Each row offers a possible end. */
export function ForgottenNote({ trip, onStillFishing }: ForgottenNoteProps) {
  const title = useId();
  const { endTrip } = useTripActions();
  const { keep } = useKeeping();
  const catches = useKnownCatches(trip);
  const { seenAt, leftAt } = readActivity(trip) ?? { seenAt: null, leftAt: null };
  const { lastLight: darkAt } = useDusk(trip, findLastActivity(trip));
  const ends = possibleEnds(trip, { catches, seenAt, leftAt, darkAt }, trueNow());
  const end = (at: number) =>
    keep(() => endTrip(trip.id, { ended_at: new Date(at).toISOString(), source: "typed" }));
  return (
    <section className={utilities.page} aria-labelledby={title}>
      <div className={styles.root}>
        <div className={styles.head}>
          <Icon of={Timer} />
          <div>
            <h2 id={title}>{t`Still fishing?`}</h2>
            <p>{describeStart(trip, useTripPlaceName(trip))}</p>
          </div>
        </div>
        <ul>
          {ends.map(({ at, why }) => (
            <li key={at}>
              <AriaButton className={styles.end} onPress={() => end(at)}>
                <b>{formatTripClock(at, trip.time_zone)}</b>
                <span>{why}</span>
                <Icon of={ChevronRight} />
              </AriaButton>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <Button
            look="quiet"
            onPress={() => openTripSheet({ kind: "end", endedAt: ends[0]?.at ?? trueNow() })}
          >
            {t`Pick a time`}
          </Button>
          <Button look="quiet" onPress={onStillFishing}>
            {t`Yes, still out`}
          </Button>
        </div>
      </div>
      <p className={classNames(styles.hint, utilities.hint)}>
        {t`One tap ends the trip. You can change the times later.`}
      </p>
    </section>
  );
}

function describeStart(trip: Trip, place: string | null): string {
  const clock = formatTripClock(trip.started_at, trip.time_zone);
  const today = calendarDayOf(trueNow(), trip.time_zone);
  const days = calendarDayOf(Date.parse(trip.started_at), trip.time_zone).compare(today);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
  return place === null ? t`You started ${day} at ${clock}.` : t`You started ${day} at ${clock} on ${place}.`;
}
