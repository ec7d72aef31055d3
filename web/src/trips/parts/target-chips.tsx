import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import { ToggleButton } from "react-aria-components";

import { useSpeciesByFrequency } from "../../catches/editor/form/controls/species-picker.tsx";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";

import * as styles from "./target-chips.module.css";

/** So many of the angler's own first. */
const SHOWN = 6;

interface TargetChipsProps {
  /** None: anything that bites. */
  targets: readonly string[];
  onChange: (targets: readonly string[]) => void;
}

/** After which species one goes: any number of them, or anything. */
export function TargetChips({ targets, onChange }: TargetChipsProps) {
  const frequent = useSpeciesByFrequency().slice(0, SHOWN);
  const shown = [...new Set([...frequent, ...targets])];
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={t({ message: "After", context: "fishing for a species" })}
    >
      {shown.map((species) => (
        <ToggleButton
          key={species}
          className={styles.chip}
          isSelected={targets.includes(species)}
          onChange={(isOn) =>
            onChange(isOn ? [...targets, species] : targets.filter((each) => each !== species))
          }
        >
          {({ isSelected }) => (
            <>
              <SpeciesMark species={species} className={styles.mark} />
              {speciesName(species)}
              {isSelected && <Icon of={Check} isSmall />}
            </>
          )}
        </ToggleButton>
      ))}
      <ToggleButton className={styles.chip} isSelected={targets.length === 0} onChange={() => onChange([])}>
        {t`Anything`}
      </ToggleButton>
    </div>
  );
}
