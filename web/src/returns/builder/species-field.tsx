import { RETURN_LIMITS } from "@creel/domain/returns/return-limits";
import { OTHER_SPECIES, SPECIES } from "@creel/domain/species/species";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { useState } from "react";

import { useSpeciesCounts } from "../../catches/logbook/use-logbook-counts.ts";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { ComboBox } from "../../ui/fields/combo-box.tsx";

import * as styles from "./builder.module.css";

interface SpeciesFieldProps {
  species: readonly string[];
  onChange: (species: string[]) => void;
}

/** The species that a block counts; none chosen is all of them together. */
export function SpeciesField({ species, onChange }: SpeciesFieldProps) {
  const counts = useSpeciesCounts();
  // The field is made anew after each choice, so that it is empty again.
  const [round, setRound] = useState(0);
  const logged = counts?.species.map(({ species: name }) => name) ?? [];
  const names = [...new Set([...logged, ...SPECIES.map(({ name }): string => name)])];
  const others = names.filter((name) => name !== OTHER_SPECIES.name && !species.includes(name));
  return (
    <div>
      {species.length < RETURN_LIMITS.species && (
        <ComboBox
          key={round}
          label={t`Species`}
          placeholder={species.length === 0 ? t`All together` : t`Add another`}
          options={others.map((name) => ({ id: name, name: speciesName(name) }))}
          value={null}
          onChange={(name) => {
            if (name === null) return;
            onChange([...species, name]);
            setRound(round + 1);
          }}
        />
      )}
      {species.length > 0 && (
        <ul className={styles.chosen} aria-label={t`Species of the block`}>
          {species.map((name) => {
            const fish = speciesName(name);
            return (
              <li key={name}>
                {fish}
                <IconButton
                  label={t`Remove ${fish}`}
                  onPress={() => onChange(species.filter((each) => each !== name))}
                >
                  <Icon of={X} isSmall />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
