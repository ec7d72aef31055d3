import type { Fate } from "@creel/domain/catches/fate";
import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { BagLine } from "../../catch-limits/bag/bag-line.tsx";
import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { useSpeciesByFrequency } from "../../catches/editor/form/controls/species-picker.tsx";
import type { OfferedLure } from "../../catches/editor/form/last-values/offered-lures.ts";
import { choiceName } from "../../catches/labels/choice-names.ts";
import { FATE_ICONS } from "../../catches/labels/fate-mark.tsx";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { shortSpeciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { occasionOfTrip } from "../running/bag-of-trip.ts";
import { LARGE_FATES, SMALL_FATES } from "../running/fate-buttons.tsx";
import { type Counted, useCounting } from "../running/use-counting.ts";
import { RainButton } from "./rain-button.tsx";

import * as styles from "./water-mode.module.css";

const SHOWN = 4;
const OTHER = "Other";

interface WaterKeysProps {
  trip: Trip;
  isLocked: boolean;
  counted: Counted | null;
  onCounted: (counted: Counted | null) => void;
}

/**
 * Keys for another fish of a species, for events, and for the catch form. They stay in place while the mode is open,
 * except that what became of a fish is asked where the events were, until it is answered.
 */
export function WaterKeys({ trip, isLocked, counted, onCounted }: WaterKeysProps) {
  const { countFish, noteFate } = useCounting(trip, { announce: onCounted });
  const shown = useShownSpecies(trip);
  const fish = counted?.fish;
  return (
    <div className={styles.keys}>
      {shown.map((species) => (
        <RainButton
          key={species}
          className={styles.species}
          called={shortSpeciesName(species)}
          disabled={isLocked}
          onPress={() => countFish(species)}
        >
          <SpeciesMark species={species} />
          <span>+1</span>{" "}
          <span className={styles.count} aria-hidden>
            {countOf(trip, species)}
          </span>
          <span className={styles.speciesName}>{shortSpeciesName(species)}</span>
        </RainButton>
      ))}
      {fish ? (
        <>
          <BagLine occasion={occasionOfTrip(trip, fish.species)} className={styles.bag} />
          <FateKeys
            isLocked={isLocked}
            onAnswer={(fate) => (fate ? noteFate(fish, fate) : onCounted(withoutQuestion(counted)))}
          />
        </>
      ) : (
        <EventKeys trip={trip} isLocked={isLocked} onCounted={onCounted} />
      )}
      <RainButton
        className={fish && styles.wide}
        disabled={isLocked || counted === null}
        onPress={() => {
          counted?.undo();
          onCounted(null);
        }}
      >
        {t`Undo`}
      </RainButton>
    </div>
  );
}

function withoutQuestion({ text, undo }: Counted): Counted {
  return { text, undo };
}

function EventKeys({ trip, isLocked, onCounted }: Omit<WaterKeysProps, "counted">) {
  const { noteEvent } = useCounting(trip, { announce: onCounted });
  const { onLog } = useCatchDialogs();
  const kinds = [
    { kind: "lost", word: t`Lost one` },
    { kind: "strike", word: t`Bite` },
    { kind: "move", word: t`New spot` },
  ] as const;
  const [lost, bite, move] = kinds.map(({ kind, word }) => (
    <RainButton key={kind} disabled={isLocked} onPress={() => noteEvent(kind)}>
      {word}
    </RainButton>
  ));
  return (
    <>
      {lost}
      {bite}
      <RainButton className={styles.wide} disabled={isLocked} onPress={() => onLog("here")}>
        {t`Log with details`}
      </RainButton>
      {move}
    </>
  );
}

interface FateKeysProps {
  isLocked: boolean;
  /** Gets `null` for "Not noted". */
  onAnswer: (fate: Fate | null) => void;
}

/** The fish is in the log already, so no key has to be pressed. */
function FateKeys({ isLocked, onAnswer }: FateKeysProps) {
  return (
    <>
      {LARGE_FATES.map((fate) => (
        <RainButton key={fate} className={styles.fate} disabled={isLocked} onPress={() => onAnswer(fate)}>
          <Icon of={FATE_ICONS[fate]} />
          {choiceName("fate", fate)}
        </RainButton>
      ))}
      {SMALL_FATES.map((fate) => (
        <RainButton key={fate} disabled={isLocked} onPress={() => onAnswer(fate)}>
          {choiceName("fate", fate)}
        </RainButton>
      ))}
      <RainButton disabled={isLocked} onPress={() => onAnswer(null)}>
        {t`Not noted`}
      </RainButton>
    </>
  );
}

function countOf({ counts }: Trip, species: string): number | null {
  return counts.bySpecies.find((each) => each.species === species)?.count ?? null;
}

/** Returns the species in the order at the time the mode opened. If a key moved, a press would count the wrong fish. */
function useShownSpecies(trip: Trip): readonly string[] {
  const { lastSpecies, isLoaded } = useCounting(trip);
  const frequent = useSpeciesByFrequency();
  const [initial, setInitial] = useState<readonly string[] | null>(null);
  const caught = trip.counts.bySpecies.map(({ species }) => species);
  const shown = [...new Set([lastSpecies, ...caught, ...trip.target_species, ...frequent])]
    .flatMap((species) => (species === null || species === OTHER ? [] : species))
    .slice(0, SHOWN);
  if (initial === null && isLoaded) setInitial(shown);
  return initial ?? shown;
}

/** The number of keys that fit a small phone besides Back and More. */
const AT_ONCE = 6;

interface LureKeysProps {
  lures: readonly OfferedLure[];
  isLocked: boolean;
  onTie: (lure: OfferedLure) => void;
  onBack: () => void;
}

/** A key for each lure, last tied on first. It needs no scrolling, which wet fingers find hard. */
export function LureKeys({ lures, isLocked, onTie, onBack }: LureKeysProps) {
  const [from, setFrom] = useState(0);
  return (
    <div className={classNames(styles.keys, styles.lures)} role="group" aria-label={t`Change lure`}>
      {lures.slice(from, from + AT_ONCE).map((lure) => (
        <RainButton key={lure.key} className={styles.lure} disabled={isLocked} onPress={() => onTie(lure)}>
          {lure.name}
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
