import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Trip } from "@creel/domain/trips/trip";
import type { Alert } from "@creel/domain/weather/alert";
import { isSevere } from "@creel/domain/weather/alert-codes";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, Route, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";

import { formatTripLength } from "../../dates/format-trip.ts";
import { type ScreenState, useWakeLock } from "../../device/use-wake-lock.ts";
import { configQuery } from "../../http/config.query.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { useCover } from "../../ui/overlays/cover.ts";
import { alertsQuery } from "../../weather/api.ts";
import { formatEnd, formatImpact } from "../../weather/format-alert.ts";
import { closeTripSheet } from "../data/trip-sheets.ts";
import { useDusk } from "../parts/dusk.ts";
import { fishedHours, formatTripClock } from "../parts/trip-times.ts";
import { useTripTitle } from "../parts/trip-title.ts";
import { useTripLures } from "../parts/use-trip-lures.ts";
import { useTrueNow } from "../parts/use-true-now.ts";
import { type Counted, useCounting } from "../running/use-counting.ts";
import { LastEvents } from "./last-events.tsx";
import { LockButton } from "./lock-button.tsx";
import { RainButton, TooShort } from "./rain-button.tsx";
import { TrialFrame } from "./trial-frame.tsx";
import { type TrackState, useTrack } from "./use-track.ts";
import { useTrialTurn } from "./use-trial-turn.ts";
import { LureKeys, WaterKeys } from "./water-keys.tsx";

import * as styles from "./water-mode.module.css";

/**
 * A full-screen mode for wet hands and glare: large keys, black on white, a screen that stays on, and a lock against
 * rain.
 */
export function WaterMode({ trip }: { trip: Trip }) {
  useCover();
  const { counted, status, setStatus, countedAt, announce } = useStatus();
  const [isLocked, setIsLocked] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const [isTying, setIsTying] = useState(false);
  const screen = useWakeLock(countedAt);
  const { tieOn } = useCounting(trip, { announce });
  const { all } = useTripLures(trip);
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled={isLocked}
      onOpenChange={closeTripSheet}
      className={styles.overlay}
    >
      <Modal className={styles.frame}>
        <Dialog className={styles.root} aria-label={t`Water mode`} data-left={isLeft || undefined}>
          <TooShort value={(name) => setStatus(t`Too short: not counted. Hold ${name} a little longer.`)}>
            <Head trip={trip} />
            <LureLine trip={trip} isLocked={isLocked || isTying} onChange={() => setIsTying(true)}>
              <StatusMessage text={status} onOver={() => setStatus("")} />
            </LureLine>
            <TrialFrame trip={trip} isLocked={isLocked} onCounted={announce} />
            {isTying ? (
              <LureKeys
                lures={all}
                isLocked={isLocked}
                onBack={() => setIsTying(false)}
                onTie={(lure) => {
                  setIsTying(false);
                  tieOn(lure);
                }}
              />
            ) : (
              <>
                <LastEvents trip={trip} />
                <WaterKeys trip={trip} isLocked={isLocked} counted={counted} onCounted={announce} />
              </>
            )}
            <Foot
              trip={trip}
              isLocked={isLocked}
              onLock={setIsLocked}
              onOtherHand={() => setIsLeft(!isLeft)}
              isLeft={isLeft}
            />
            {screen !== "on" && <p className={styles.note}>{describeScreen(screen)}</p>}
          </TooShort>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The last count and what the screen says about it. */
function useStatus() {
  const [counted, setCounted] = useState<Counted | null>(null);
  const [status, setStatus] = useState("");
  const [countedAt, setCountedAt] = useState(() => Date.now());
  const announce = (last: Counted | null) => {
    setCounted(last);
    setStatus(last?.text ?? "");
    setCountedAt(Date.now());
  };
  return { counted, status, setStatus, countedAt, announce };
}

/** How long a status message stays, in milliseconds. */
const STATUS_MS = 8000;

function StatusMessage({ text, onOver }: { text: string; onOver: () => void }) {
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (text === "") return undefined;
    const timer = setTimeout(end, STATUS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={styles.status} role="status">
      {text}
    </p>
  );
}

interface LureLineProps {
  trip: Trip;
  isLocked: boolean;
  onChange: () => void;
  /** A message that covers the lure. */
  children: ReactNode;
}

/** The lure that is tied on, and a button to change it. A lure trial shows its own. */
function LureLine({ trip, isLocked, onChange, children }: LureLineProps) {
  const { on } = useTripLures(trip);
  const isTrial = useTrialTurn(trip) !== null;
  return (
    <div className={styles.lureLine}>
      {!isTrial && (
        <>
          <span>{on?.name ?? t`No lure set`}</span>
          <RainButton
            className={styles.small}
            aria-label={t`Change lure`}
            disabled={isLocked}
            onPress={onChange}
          >
            {t`Change`}
          </RainButton>
        </>
      )}
      {children}
    </div>
  );
}

interface FootProps {
  trip: Trip;
  isLocked: boolean;
  isLeft: boolean;
  onLock: (isLocked: boolean) => void;
  onOtherHand: () => void;
}

function Foot({ trip, isLocked, isLeft, onLock, onOtherHand }: FootProps) {
  const track = useTrack(trip);
  return (
    <div className={styles.foot}>
      <LockButton isLocked={isLocked} onChange={onLock} />
      {!isLocked && (
        <>
          <RainButton aria-pressed={track.state === "on"} onPress={track.toggle}>
            <Icon of={Route} />
            {describeTrack(track.state)}
          </RainButton>
          <RainButton onPress={onOtherHand}>
            <Icon of={ArrowLeftRight} />
            {isLeft ? t`Right hand` : t`Left hand`}
          </RainButton>
          <RainButton onPress={closeTripSheet}>
            <Icon of={X} />
            {t`Close`}
          </RainButton>
        </>
      )}
    </div>
  );
}

function describeTrack(track: TrackState): string {
  switch (track) {
    case "on":
      return t`Track on`;
    case "off":
      return t`Track off`;
    case "refused":
      return t`No location`;
  }
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
        {isTrial ? (
          <span>{t`${plural(bites, { one: "# bite", other: "# bites" })}`}</span>
        ) : (
          <span>{t`${lost} lost`}</span>
        )}
      </p>
      {sunset !== null && !isTrial && (
        <p className={styles.sunset}>{t`Sunset ${formatTripClock(sunset, trip.time_zone)}`}</p>
      )}
    </header>
  );
}

function describeScreen(screen: Exclude<ScreenState, "on">): string {
  switch (screen) {
    case "left":
      return t`No taps for 2 hours. Your screen may turn off.`;
    case "unknown":
      return t`Your screen may turn off in this browser.`;
  }
}

/** The worst official warning active at the trip's place. Renders nothing if none is severe. */
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
