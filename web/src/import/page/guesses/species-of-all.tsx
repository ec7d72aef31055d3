import { SPECIES } from "@creel/domain/species/species";
import { t } from "@lingui/core/macro";

import { speciesName } from "../../../species/species-names.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { useImportLog } from "../log/import-log.ts";
import type { GuessesProps } from "./file-guesses-props.ts";

/** For a file that names none. */
export function SpeciesOfAll({ plan, onChoose }: GuessesProps) {
  const { context } = useImportLog();
  const options = [...new Set([...context.species, ...SPECIES.map(({ name }) => name)])];
  return (
    <Select
      label={t`Species of all lines`}
      options={options}
      nameOf={speciesName}
      value={plan.onlySpecies}
      placeholder={t`Not known yet`}
      hint={t`No column has the species.`}
      onChange={(species) => onChoose({ species: species ?? undefined })}
    />
  );
}
