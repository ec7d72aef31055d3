import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { useSpeciesByFrequency } from "../../catches/editor/form/controls/species-picker.tsx";
import type { OfferedLure } from "../../catches/editor/form/last-values/offered-lures.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { useTripLures } from "../parts/use-trip-lures.ts";
import { type Counted, useCounting } from "../running/use-counting.ts";
import { RainButton } from "./rain-button.tsx";
import { useTrialTurn } from "./use-trial-turn.ts";

import * as styles from "./water-mode.module.css";

const SHOWN = 4;
const OTHER = "Other";

interface WaterKeysProps {
  trip: Trip;
  isLocked: boolean;
  counted: Counted | null;
  onCounted: (counted: Counted | null) => void;
}

/** One more of a species, what happened without a fish, and which lure is on. */
export function WaterKeys({ trip, isLocked, counted, onCounted }: WaterKeysProps) {
  const { tieOn } = useCounting(trip, { announce: onCounted });
  const { on, all } = useTripLures(trip);
  const [isTying, setIsTying] = useState(false);
  // The trial says which lure is on, and the keys of the fish need the room.
  const isTrial = useTrialTurn(trip) !== null;
  if (isTying) {
    return (
      <LureKeys
        lures={all}
        isLocked={isLocked}
        onBack={() => setIsTying(false)}
        onTie={(lure) => {
          setIsTying(false);
          tieOn(lure);
        }}
      />
    );
  }
  return (
    <div className={styles.keys}>
      <CountingKeys trip={trip} isLocked={isLocked} onCounted={onCounted} />
      <RainButton
        disabled={isLocked || counted === null}
        onPress={() => {
          counted?.undo();
          onCounted(null);
        }}
      >
        {t`Undo`}
      </RainButton>
      {!isTrial && (
        <RainButton className={styles.lure} disabled={isLocked} onPress={() => setIsTying(true)}>
          {t`Change lure`}
          {on && <span>{on.name}</span>}
        </RainButton>
      )}
    </div>
  );
}

function CountingKeys({ trip, isLocked, onCounted }: Omit<WaterKeysProps, "counted">) {
  const { lastSpecies, countFish, noteEvent } = useCounting(trip, { announce: onCounted });
  const frequent = useSpeciesByFrequency();
  const caught = trip.counts.bySpecies.map(({ species }) => species);
  const shown = [...new Set([lastSpecies, ...caught, ...trip.target_species, ...frequent])]
    .flatMap((species) => (species === null || species === OTHER ? [] : species))
    .slice(0, SHOWN);
  const kinds = [
    { kind: "lost", word: t`Lost one` },
    { kind: "strike", word: t`Strike` },
    { kind: "move", word: t`Move` },
  ] as const;
  return (
    <>
      {shown.map((species) => (
        <RainButton
          key={species}
          className={styles.species}
          disabled={isLocked}
          onPress={() => countFish(species)}
        >
          <SpeciesMark species={species} />
          <span>+1 {speciesName(species)}</span>
        </RainButton>
      ))}
      {kinds.map(({ kind, word }) => (
        <RainButton key={kind} disabled={isLocked} onPress={() => noteEvent(kind)}>
          {word}
        </RainButton>
      ))}
    </>
  );
}

/** As many as a small phone shows with Back and More. */
const AT_ONCE = 6;

interface LureKeysProps {
  lures: readonly OfferedLure[];
  isLocked: boolean;
  onTie: (lure: OfferedLure) => void;
  onBack: () => void;
}

/** A key for each lure, those that were tied on last first; wet fingers need no list that moves. */
function LureKeys({ lures, isLocked, onTie, onBack }: LureKeysProps) {
  const [from, setFrom] = useState(0);
  return (
    <div className={styles.keys} role="group" aria-label={t`Change lure`}>
      {lures.slice(from, from + AT_ONCE).map((lure) => (
        <RainButton key={lure.key} className={styles.species} disabled={isLocked} onPress={() => onTie(lure)}>
          <span>{lure.name}</span>
        </RainButton>
      ))}
      <RainButton disabled={isLocked} onPress={onBack}>
        {t`Back`}
      </RainButton>
      <RainButton
        disabled={isLocked}
        onPress={() => setFrom(from + AT_ONCE < lures.length ? from + AT_ONCE : 0)}
      >
        {t`More lures`}
      </RainButton>
    </div>
  );
}
