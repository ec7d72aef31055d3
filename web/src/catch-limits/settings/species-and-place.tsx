import { OTHER_SPECIES } from "@creel/domain/species/species";
import { t } from "@lingui/core/macro";

import { SpeciesNameField } from "../../species/species-name-field.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useWaters } from "../../waters/data/use-waters.ts";
import { EVERYWHERE, IN_REGION, offeredSpecies, type PartProps } from "./limit-draft.ts";

import * as styles from "./limit-dialog.module.css";

interface SpeciesAndPlaceProps extends PartProps {
  species: readonly string[];
}

/** The fish, and where the limit holds. */
export function SpeciesAndPlace({ draft, change, refusals, species }: SpeciesAndPlaceProps) {
  const isOther = draft.species === OTHER_SPECIES.name;
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={t`Species`}
          placeholder={t`Choose a species`}
          isRequired
          options={offeredSpecies(species)}
          nameOf={speciesName}
          value={draft.species || null}
          onChange={(name) => change({ species: name ?? "" })}
          error={isOther ? undefined : refusals.species}
        />
        <PlaceField draft={draft} change={change} refusals={refusals} />
      </div>
      {isOther && (
        <SpeciesNameField
          label={t`Specify Species`}
          value={draft.otherSpecies}
          onChange={(otherSpecies) => change({ otherSpecies })}
          error={refusals.species}
        />
      )}
      {draft.where === IN_REGION && (
        <TextField
          label={t`Region`}
          placeholder={t`Minnesota`}
          value={draft.region}
          onChange={(region) => change({ region })}
          error={refusals.region}
        />
      )}
    </>
  );
}

function PlaceField({ draft, change }: PartProps) {
  const { data } = useWaters();
  const names = new Map(data?.waters.map(({ id, name }) => [id, name]));
  const known = [EVERYWHERE, IN_REGION, ...names.keys()];
  const nameOf = (where: string) => {
    if (where === EVERYWHERE) return t`Everywhere`;
    if (where === IN_REGION) return t`In a region`;
    return names.get(where) ?? t`A lake that isn’t on this phone`;
  };
  return (
    <Select
      label={t`Where`}
      isRequired
      options={known.includes(draft.where) ? known : [...known, draft.where]}
      nameOf={nameOf}
      value={draft.where}
      onChange={(where) => change({ where: where ?? EVERYWHERE })}
    />
  );
}
