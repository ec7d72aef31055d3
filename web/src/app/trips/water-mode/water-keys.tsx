import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { useSpeciesByFrequency } from "../../../catches/editor/form/controls/species-picker.tsx";
import { SpeciesMark } from "../../../species/species-mark.tsx";
import { speciesName } from "../../../species/species-names.ts";
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

/** One more of a species, and what happened without a fish. */
export function WaterKeys({ trip, isLocked, counted, onCounted }: WaterKeysProps) {
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
    <div className={styles.keys}>
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
      <RainButton
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
