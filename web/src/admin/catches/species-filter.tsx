import { SPECIES_MAX_LENGTH } from "@creel/domain/details/details";
import { canonicalSpecies, OTHER_SPECIES, SPECIES } from "@creel/domain/species/species";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { summarizeChoices } from "../../catches/filters/model/describe-filters.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { ChoiceList } from "../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../ui/filters/filter-chip.tsx";
import { FilterForm, FilterPanel } from "../../ui/filters/filter-panel.tsx";

const LISTED: readonly string[] = SPECIES.filter((species) => species !== OTHER_SPECIES).map(
  ({ name }) => name,
);

interface SpeciesFilterProps {
  chosen: readonly string[];
  onChange: (species: readonly string[]) => void;
}

export function AdminSpeciesFilter({ chosen, onChange }: SpeciesFilterProps) {
  const others = chosen.filter((name) => !LISTED.includes(name));
  return (
    <FilterChip
      name={t`Species`}
      text={chosen.length === 0 ? t`Any species` : summarizeChoices(chosen.map(speciesName))}
      onClear={chosen.length === 0 ? undefined : () => onChange([])}
    >
      <AnotherSpecies onAdd={(name) => onChange([...new Set([...chosen, canonicalSpecies(name)])])} />
      <ChoiceList
        label={t`Species`}
        mode="many"
        chosen={chosen}
        onChange={onChange}
        choices={[...others, ...LISTED].map((name) => ({
          id: name,
          label: speciesName(name),
          content: (
            <>
              <SpeciesMark species={name} />
              {speciesName(name)}
            </>
          ),
        }))}
      />
    </FilterChip>
  );
}

function AnotherSpecies({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState("");
  return (
    <FilterPanel>
      <FilterForm
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === "") return;
          onAdd(name);
          setName("");
        }}
      >
        <TextField
          label={t`Another species`}
          value={name}
          onChange={setName}
          maxLength={SPECIES_MAX_LENGTH}
          placeholder={t`Sturgeon`}
        />
        <Button type="submit">{t`Add`}</Button>
      </FilterForm>
    </FilterPanel>
  );
}
