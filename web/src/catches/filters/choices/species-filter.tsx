import { t } from "@lingui/core/macro";

import { SpeciesMark } from "../../../species/species-mark.tsx";
import { speciesName } from "../../../species/species-names.ts";
import { ChoiceList } from "../../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { PopoverEmpty } from "../../../ui/overlays/popover-empty.tsx";
import { useSpeciesCounts } from "../../logbook/use-logbook-counts.ts";
import { summarizeChoices } from "../model/describe-filters.ts";
import type { FilterProps } from "../model/filters.ts";

/** The angler's species, the most frequent first. */
export function SpeciesFilter({ filters, change }: FilterProps) {
  const data = useSpeciesCounts();
  const chosen = filters.species ?? [];
  const counts = data?.species ?? [];
  const unknown = chosen.filter((name) => !counts.some(({ species }) => species === name));

  return (
    <FilterChip
      name={t`Species`}
      text={chosen.length === 0 ? t`Any species` : summarizeChoices(chosen.map(speciesName))}
      onClear={chosen.length === 0 ? undefined : () => change({ species: undefined })}
    >
      {counts.length + unknown.length === 0 ? (
        <PopoverEmpty>{t`No species in your log yet.`}</PopoverEmpty>
      ) : (
        <ChoiceList
          label={t`Species`}
          mode="many"
          chosen={chosen}
          onChange={(species) => change({ species: species.length === 0 ? undefined : species })}
          choices={[
            ...counts.map(({ species, count }) => ({ name: species, note: String(count) })),
            ...unknown.map((name) => ({ name, note: "0" })),
          ].map(({ name, note }) => ({
            id: name,
            label: speciesName(name),
            note,
            content: (
              <>
                <SpeciesMark species={name} />
                {speciesName(name)}
              </>
            ),
          }))}
        />
      )}
    </FilterChip>
  );
}
