import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Trip } from "@creel/domain/trips/trip";
import type { Alert } from "@creel/domain/weather/alert";
import { isSevere } from "@creel/domain/weather/alert-codes";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, Route, X } from "lucide-react";
import { useState } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";

import { formatTripLength } from "../../dates/format-trip.ts";
import { configQuery } from "../../http/config.query.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { useCover } from "../../ui/overlays/cover.ts";
import { alertsQuery } from "../../weather/api.ts";
import { formatEnd, formatImpact } from "../../weather/format-alert.ts";
import { closeTripSheet } from "../data/trip-sheets.ts";
import { useDusk } from "../parts/dusk.ts";
import { fishedHours, formatTripClock } from "../parts/trip-times.ts";
import { useTripTitle } from "../parts/trip-title.ts";
import { useTrueNow } from "../parts/use-true-now.ts";
import type { Counted } from "../running/use-counting.ts";
import { LockButton } from "./lock-button.tsx";
import { RainButton } from "./rain-button.tsx";
import { TrialFrame } from "./trial-frame.tsx";
import { type TrackState, useTrack } from "./use-track.ts";
import { useTrialTurn } from "./use-trial-turn.ts";
import { type ScreenState, useWakeLock } from "./use-wake-lock.ts";
import { WaterKeys } from "./water-keys.tsx";

import * as styles from "./water-mode.module.css";

/** For wet hands and glare: large keys, black on white, the screen on, and a lock against rain. */
export function WaterMode({ trip }: { trip: Trip }) {
  useCover();
  const [counted, setCounted] = useState<Counted | null>(null);
  const [signAt, setSignAt] = useState(() => Date.now());
  const announce = (last: Counted | null) => {
    setCounted(last);
    setSignAt(Date.now());
  };
  const [isLocked, setIsLocked] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const screen = useWakeLock(signAt);
  const track = useTrack(trip);
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={isLocked}
      onOpenChange={closeTripSheet}
      className={styles.overlay}
    >
      <Modal className={styles.frame}>
        <Dialog className={styles.root} aria-label={t`Water mode`} data-left={isLeft || undefined}>
          <Head trip={trip} />
          <p className={styles.status} role="status">
            {counted?.text}
          </p>
          <TrialFrame trip={trip} isLocked={isLocked} onCounted={announce} />
          <WaterKeys trip={trip} isLocked={isLocked} counted={counted} onCounted={announce} />
          <div className={styles.foot}>
            <LockButton isLocked={isLocked} onChange={setIsLocked} />
            {!isLocked && (
              <>
                <RainButton
                  aria-label={t`Note my way`}
                  aria-pressed={track.state === "on"}
                  onPress={track.toggle}
                >
                  <Icon of={Route} />
                </RainButton>
                <RainButton aria-label={t`For the other hand`} onPress={() => setIsLeft(!isLeft)}>
                  <Icon of={ArrowLeftRight} />
                </RainButton>
                <RainButton aria-label={t`Leave water mode`} onPress={closeTripSheet}>
                  <Icon of={X} />
                </RainButton>
              </>
            )}
          </div>
          <p className={styles.note}>{describeScreen(screen)}</p>
          <p className={styles.note}>{describeTrack(track.state)}</p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Head({ trip }: { trip: Trip }) {
  const now = useTrueNow();
  const { sunset } = useDusk(trip, now);
  const { fish, strikes, lost } = trip.counts;
  const bites = fish + strikes + lost;
  const isTrial = useTrialTurn(trip) !== null;
  return (
    <header>
      <p className={styles.place}>
        <i>{useTripTitle(trip)}</i>
        <span>{formatTripClock(now, trip.time_zone)}</span>
      </p>
      <GraveWarning trip={trip} />
      <p className={styles.figures} data-trial={isTrial || undefined}>
        <span>{t`${formatTripLength(fishedHours(trip, now))} h`}</span>
        <span>{t`${fish} fish`}</span>
        {isTrial && <span>{t`${plural(bites, { one: "# bite", other: "# bites" })}`}</span>}
      </p>
      {sunset !== null && !isTrial && (
        <p className={styles.sunset}>{t`Sunset ${formatTripClock(sunset, trip.time_zone)}`}</p>
      )}
    </header>
  );
}

function describeScreen(screen: ScreenState): string {
  switch (screen) {
    case "on":
      return t`Screen stays on: uses battery`;
    case "left":
      return t`Nothing was pressed for 2 hours: the screen may go off`;
    case "unknown":
      return t`This browser does not keep the screen on.`;
  }
}

function describeTrack(track: TrackState): string {
  switch (track) {
    case "on":
      return t`Your way is noted once a minute`;
    case "off":
      return t`Your way is not noted`;
    case "refused":
      return t`This device does not say where it is.`;
  }
}

/** The worst official warning that is active where the trip is; nothing where none is grave. */
function GraveWarning({ trip: { latitude, longitude } }: { trip: Trip }) {
  const { data: config } = useQuery(configQuery);
  if (latitude === null || longitude === null || config?.weather !== true) return null;
  return <WarningAt place={{ latitude, longitude }} />;
}

function WarningAt({ place }: { place: Coordinates }) {
  const { data } = useQuery(alertsQuery(place));
  const now = useTrueNow();
  const grave = data?.alerts.find((alert) => isSevere(alert.severity) && !isOver(alert, now));
  if (!grave) return null;
  const more = [formatImpact(grave), formatEnd(grave, new Date(now))].filter(Boolean).join(" ");
  return (
    <div className={styles.warning} role="alert">
      {grave.event}
      <span>{more}</span>
    </div>
  );
}

function isOver({ ends }: Alert, now: number): boolean {
  return ends !== null && Date.parse(ends) <= now;
}
