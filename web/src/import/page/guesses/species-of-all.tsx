import { SPECIES } from "@creel/domain/species/species";
import { t } from "@lingui/core/macro";

import { speciesName } from "../../../species/species-names.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { useImportContext } from "../parts/use-import-context.ts";
import type { GuessesProps } from "./file-guesses-props.ts";

import * as styles from "./guesses.module.css";

/** For a file that names none: nothing of it could come in. */
export function SpeciesOfAll({ plan, onChoose }: GuessesProps) {
  const context = useImportContext();
  const options = [...new Set([...context.species, ...SPECIES.map(({ name }) => name)])];
  return (
    <div className={styles.question} data-answered={plan.onlySpecies !== null || undefined}>
      <h3>{t`Which fish are these?`}</h3>
      <div className={styles.one}>
        <Select
          label={t`Species of all lines`}
          options={options}
          nameOf={speciesName}
          value={plan.onlySpecies}
          placeholder={t`Not known yet`}
          hint={t`No column has the species.`}
          onChange={(species) => onChoose({ species: species ?? undefined })}
        />
      </div>
    </div>
  );
}
