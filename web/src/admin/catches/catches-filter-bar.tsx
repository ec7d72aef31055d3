import {
  type AdminCatchListQuery,
  adminCatchListQuerySchema,
  type AdminCatchSort,
  SHORTEST_CATCH_SEARCH,
} from "@creel/domain/admin/admin-catches";
import { WEATHER_CONDITIONS } from "@creel/domain/conditions/conditions";
import { SPECIES_MAX_LENGTH } from "@creel/domain/details/details";
import { canonicalSpecies, OTHER_SPECIES, SPECIES } from "@creel/domain/species/species";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { ArrowDownUp, Image } from "lucide-react";
import { useState } from "react";

import { DateFilter } from "../../catches/filters/choices/date-filter.tsx";
import { WeatherFilter } from "../../catches/filters/choices/weather-filter.tsx";
import { summarizeChoices } from "../../catches/filters/model/describe-filters.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { ChoiceFilter } from "../../ui/filters/choice-filter.tsx";
import { ChoiceList } from "../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../ui/filters/filter-chip.tsx";
import { FilterForm, FilterPanel } from "../../ui/filters/filter-panel.tsx";
import { ClearFilters, FilterRow, FilterRowEnd } from "../../ui/filters/filter-row.tsx";
import { SearchBox } from "../../ui/filters/search-box.tsx";
import { type TableAddress, useTableAddress } from "../table/use-table-address.ts";
import { UserFilter } from "../users/user-filter.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

export type CatchesAddress = TableAddress<keyof AdminCatchListQuery>;

export function useCatchesAddress(): CatchesAddress {
  return useTableAddress(adminCatchListQuerySchema.shape);
}

const LISTED: readonly string[] = SPECIES.filter((species) => species !== OTHER_SPECIES).map(
  ({ name }) => name,
);

const PHOTO_CHOICES = [
  { id: "true", label: msg`With photo` },
  { id: "false", label: msg`Without photo` },
] as const;

export const USUAL_SORT: AdminCatchSort = "-logged";

const ORDERS: readonly { id: AdminCatchSort; label: MessageDescriptor }[] = [
  { id: "-logged", label: msg`Newest logged` },
  { id: "logged", label: msg`Oldest logged` },
  { id: "-date", label: msg`Newest catch` },
  { id: "date", label: msg`Oldest catch` },
  { id: "-weight", label: msg`Heaviest first` },
  { id: "weight", label: msg`Lightest first` },
];

interface CatchesFilterBarProps {
  address: CatchesAddress;
}

/** On a phone, which shows no column heads, it also has the order. */
export function CatchesFilterBar({ address }: CatchesFilterBarProps) {
  const { get, getAll, change, hasFilters, clear } = address;
  const weather = WEATHER_CONDITIONS.filter((label) => getAll("weather").includes(label));
  return (
    <FilterRow label={t`Filters`}>
      <SearchBox
        where={t`Species, lure`}
        maxLength={SPECIES_MAX_LENGTH}
        minLength={SHORTEST_CATCH_SEARCH}
        value={get("search") ?? ""}
        onChange={(search) => change({ search })}
      />
      <UserFilter
        name={t`User`}
        any={t`Any user`}
        userId={get("userId")}
        onChange={(userId) => change({ userId })}
      />
      <AdminSpeciesFilter chosen={getAll("species")} onChange={(species) => change({ species })} />
      <DateFilter filters={{ from: get("from"), to: get("to") }} change={change} />
      <WeatherFilter filters={{ weather }} change={change} />
      <ChoiceFilter
        name={t`Photos`}
        any={t`Photos: any`}
        icon={Image}
        choices={PHOTO_CHOICES.map(({ id, label }) => ({ id, label: i18n._(label) }))}
        value={PHOTO_CHOICES.find(({ id }) => id === get("hasPhoto"))?.id}
        onChange={(hasPhoto) => change({ hasPhoto })}
      />
      {hasFilters && <ClearFilters onPress={clear} />}
      <FilterRowEnd className={utilities.onlyPhone}>
        <ChoiceFilter
          name={t`Order`}
          any={t`Newest logged`}
          icon={ArrowDownUp}
          choices={ORDERS.map(({ id, label }) => ({ id, label: i18n._(label) }))}
          value={ORDERS.find(({ id }) => id === get("sort"))?.id}
          onChange={(sort) => change({ sort: sort === USUAL_SORT ? undefined : sort })}
        />
      </FilterRowEnd>
    </FilterRow>
  );
}

interface SpeciesFilterProps {
  chosen: readonly string[];
  onChange: (species: readonly string[]) => void;
}

function AdminSpeciesFilter({ chosen, onChange }: SpeciesFilterProps) {
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
