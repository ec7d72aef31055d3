import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { TURN_MINUTES } from "@creel/domain/lure-trial/half-hours";
import { otherLure } from "@creel/domain/lure-trial/sealed-order";
import { isSameTiedLure, findCurrentLure, type TiedLure } from "@creel/domain/trips/current-lure";
import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { useEffect } from "react";

import { describeLure } from "../../catches/labels/describe-lure.ts";
import { useGear } from "../../gear/data/use-gear.ts";
import { LurePicture } from "../../lure-trial/lure-picture.tsx";
import { shortNames } from "../../lure-trial/trial-lure-names.ts";
import { formatTripClock } from "../parts/trip-times.ts";
import { useTrueNow } from "../parts/use-true-now.ts";
import { type Counted, useCounting } from "../running/use-counting.ts";
import { usePause } from "../running/use-pause.ts";
import { RainButton } from "./rain-button.tsx";
import { skipTrial, type TrialTurnNow, useTrialTurn } from "./use-trial-turn.ts";

import * as styles from "./trial-frame.module.css";

const BUZZ_MS = 400;

interface TrialFrameProps {
  trip: Trip;
  isLocked: boolean;
  onCounted: (counted: Counted | null) => void;
}

/** Shows the lure drawn for this half hour of a lure trial and its end. At the end, asks for the next lure. */
export function TrialFrame(props: TrialFrameProps) {
  const now = useTrialTurn(props.trip);
  if (!now) return null;
  const { trial, turn } = now;
  const { isAsked, number } = turn;
  return (
    <section className={styles.root} aria-label={t`Lure trial`}>
      <Framed {...props} {...now} />
      {isAsked ? (
        <TurnKeys {...props} {...now} />
      ) : (
        <div>
          <TimeLeft ms={turn.leftMs} />
          <p>{t`Half hour ${number} of ${2 * trial.hours}. Count bites as well as fish.`}</p>
        </div>
      )}
    </section>
  );
}

function Framed({ trip, trial, turn, isLocked }: TrialFrameProps & TrialTurnNow) {
  const { isAsked, drawn, on } = turn;
  const { paused, toggle } = usePause(trip);
  const until = formatTripClock(useTrueNow() + turn.leftMs, trip.time_zone);
  useBuzz(isAsked ? turn.turn : 0);
  const shown = trial[isAsked ? drawn : (on ?? drawn)];
  const isFirst = isAsked && turn.turn === 0;
  return (
    <div className={styles.frame} data-asked={isAsked || undefined}>
      <LurePicture lure={shown} className={styles.picture} />
      <p className={styles.lure} role="status">
        <span>{whatToDo(turn)}</span> <b>{shown.name}</b>{" "}
        <span className={styles.until}>{paused ? t`Break: clock stopped` : t`until ${until}`}</span>
      </p>
      <RainButton
        className={styles.small}
        disabled={isLocked}
        onPress={isFirst ? () => skipTrial(trip.id) : toggle}
      >
        {isFirst ? t`Not today` : paused ? t`Resume` : t`Break`}
      </RainButton>
    </div>
  );
}

function whatToDo({ isAsked, drawn, on }: TrialTurnNow["turn"]): string {
  if (!isAsked) return drawn === on ? t`Tie on` : t`Stays on`;
  if (on === null) return t`Tie on`;
  return drawn === on ? t`Keep on` : t`Switch now`;
}

/** @param turn the half hour that the app asks about; 0 for none */
function useBuzz(turn: number): void {
  useEffect(() => {
    // Not every device can vibrate.
    if (turn > 0 && "vibrate" in navigator) navigator.vibrate(BUZZ_MS);
  }, [turn]);
}

function TimeLeft({ ms }: { ms: number }) {
  const minutes = Math.ceil(ms / MINUTE_MS);
  const share = 1 - ms / (TURN_MINUTES * MINUTE_MS);
  return (
    <div className={styles.left} role="img" aria-label={t`${minutes} of ${TURN_MINUTES} minutes left`}>
      <i style={{ inlineSize: `${(100 * share).toFixed(1)}%` }} />
    </div>
  );
}

function TurnKeys({ trip, trial, turn, isLocked, onCounted }: TrialFrameProps & TrialTurnNow) {
  const { beginTurn } = useCounting(trip, { announce: onCounted });
  const gear = useGear();
  const { drawn, on } = turn;
  const names = shortNames(trial);
  const name = names[drawn];
  const begin = (kept: boolean) => {
    const { name: asked, ...wanted } = trial[drawn];
    const stays = staysOn({ trip, trial, turn });
    const tied = kept ? wanted : stays;
    const called = kept ? asked : (describeLure(gear, stays) ?? names[otherLure(drawn)]);
    beginTurn({ name: called, tied, trial: { id: trial.id, turn: turn.turn, drawn, kept } });
  };
  return (
    <div className={styles.keys}>
      <RainButton disabled={isLocked} onPress={() => begin(true)}>
        {t`${name} is on`}
      </RainButton>
      <RainButton className={styles.refuse} disabled={isLocked} onPress={() => begin(false)}>
        <span>{t`Not this time`}</span>{" "}
        {on !== null && on !== drawn && <small>{t`${names[on]} stays on`}</small>}
      </RainButton>
    </div>
  );
}

/**
 * Returns the lure that stays on if the drawn one is refused: the current lure, or the trial's other lure if the drawn
 * one is on already.
 */
function staysOn({ trip, trial, turn }: TrialTurnNow & { trip: Trip }): TiedLure {
  const { name: _drawn, ...drawn } = trial[turn.drawn];
  const { name: _other, ...other } = trial[otherLure(turn.drawn)];
  const now = findCurrentLure(trip.events);
  if (!now || isSameTiedLure(now, drawn)) return other;
  return { lure_type: now.lure_type, lure_id: now.lure_id, variant_id: now.variant_id };
}
