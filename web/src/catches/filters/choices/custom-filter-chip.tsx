import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import { CUSTOM_FIELD_LIMITS } from "@creel/domain/custom-fields/custom-field-limits";
import { type CustomFilter, customFilter } from "@creel/domain/custom-fields/custom-filter";
import { t } from "@lingui/core/macro";
import { ListPlus } from "lucide-react";
import { type ReactNode, useState } from "react";

import { formatCustomValue } from "../../../custom-fields/format-custom-value.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ChoiceList } from "../../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { FilterForm, FilterPanel } from "../../../ui/filters/filter-panel.tsx";
import { PopoverEmpty } from "../../../ui/overlays/popover-empty.tsx";
import { describeRange, summarizeChoices } from "../model/describe-filters.ts";

import * as styles from "./custom-filter-chip.module.css";

interface CustomFilterProps {
  field: CustomField;
  /** The filters on this field. */
  filters: readonly CustomFilter[];
  /** Gets the filters as they are written in the address. */
  onChange: (texts: readonly string[]) => void;
}

export function CustomFilterChip(props: CustomFilterProps) {
  const { field, filters, onChange } = props;
  return (
    <FilterChip
      name={field.name}
      icon={ListPlus}
      text={describeCustomFilters(field, filters)}
      onClear={filters.length === 0 ? undefined : () => onChange([])}
    >
      {(close) => <Choice {...props} close={close} />}
    </FilterChip>
  );
}

function Choice({ field, filters, onChange, close }: CustomFilterProps & { close: () => void }): ReactNode {
  const { id, name, kind } = field;
  const chosen = filters.flatMap((filter) => ("value" in filter ? filter.value : []));
  const chooseFrom = (choices: readonly { id: string; label: string }[]) => (
    <ChoiceList
      label={name}
      mode="many"
      choices={choices}
      chosen={chosen}
      onChange={(values) => onChange(values.map((value) => customFilter.is(id, value)))}
    />
  );
  switch (kind) {
    case "choice": {
      const choices = [...new Set([...field.choices, ...chosen])];
      if (choices.length === 0) return <PopoverEmpty>{t`This field has no choices.`}</PopoverEmpty>;
      return chooseFrom(choices.map((choice) => ({ id: choice, label: choice })));
    }
    case "yes_no":
      return chooseFrom([
        { id: "true", label: t`Yes` },
        { id: "false", label: t`No` },
      ]);
    case "number":
      return (
        <NumbersPanel
          unit={field.unit ?? ""}
          range={filters.find((filter) => filter.kind === "between")}
          onChange={({ least, greatest }) =>
            onChange(least === null && greatest === null ? [] : [customFilter.between(id, least, greatest)])
          }
        />
      );
    case "text":
      return (
        <LettersPanel
          name={name}
          letters={filters.find((filter) => filter.kind === "has")?.letters ?? ""}
          onChange={(letters) => {
            onChange(letters === "" ? [] : [customFilter.has(id, letters)]);
            close();
          }}
        />
      );
  }
}

interface LettersPanelProps {
  name: string;
  letters: string;
  onChange: (letters: string) => void;
}

/** Filters by a text that the field contains. */
function LettersPanel({ name, letters, onChange }: LettersPanelProps) {
  const [typed, setTyped] = useState(letters);
  return (
    <FilterPanel>
      <FilterForm
        onSubmit={(event) => {
          event.preventDefault();
          onChange(typed.trim());
        }}
      >
        <TextField
          label={t`${name} contains`}
          value={typed}
          onChange={setTyped}
          maxLength={CUSTOM_FIELD_LIMITS.text}
        />
        <Button type="submit">{t`Show`}</Button>
      </FilterForm>
    </FilterPanel>
  );
}

interface Range {
  least: number | null;
  greatest: number | null;
}

interface NumbersPanelProps {
  unit: string;
  range: Range | undefined;
  onChange: (range: Range) => void;
}

const { number: LARGEST } = CUSTOM_FIELD_LIMITS;
const BOUNDS = { step: 1, min: -LARGEST, max: LARGEST, decimals: 6 } as const;

/** A range with its ends in the wrong order stays as typed and filters nothing. */
function NumbersPanel({ unit, range, onChange }: NumbersPanelProps) {
  const [typed, setTyped] = useState<Range>({
    least: range?.least ?? null,
    greatest: range?.greatest ?? null,
  });
  const change = (end: Partial<Range>) => {
    const next = { ...typed, ...end };
    setTyped(next);
    if (!isBackwards(next)) onChange(next);
  };
  return (
    <FilterPanel>
      <div className={styles.root}>
        <NumberField
          {...BOUNDS}
          label={t`At least`}
          unit={unit}
          value={typed.least}
          onChange={(least) => change({ least: within(least) })}
        />
        <NumberField
          {...BOUNDS}
          label={t`At most`}
          unit={unit}
          value={typed.greatest}
          onChange={(greatest) => change({ greatest: within(greatest) })}
          error={isBackwards(typed) ? t`Can’t be less than “At least”` : undefined}
        />
      </div>
    </FilterPanel>
  );
}

function isBackwards({ least, greatest }: Range): boolean {
  return least !== null && greatest !== null && least > greatest;
}

function within(number: number | null): number | null {
  return number === null ? null : Math.min(LARGEST, Math.max(-LARGEST, number));
}

/** As in "Companion: any", "Companion: Nils, Dad", "Line out: 40 ft – 60 ft", "Fly hatch: with “may”". */
function describeCustomFilters(field: CustomField, filters: readonly CustomFilter[]): string {
  const { name } = field;
  if (filters.length === 0) return t`${name}: any`;
  const values = summarizeChoices(filters.map((filter) => describe(field, filter)));
  return t`${name}: ${values}`;
}

function describe(field: CustomField, filter: CustomFilter): string {
  switch (filter.kind) {
    case "is":
      return field.kind === "yes_no" ? formatCustomValue(filter.value === "true", field) : filter.value;
    case "between": {
      if (field.kind !== "number") return filter.value;
      const { least, greatest } = filter;
      return describeRange(least ?? undefined, greatest ?? undefined, (end) => formatCustomValue(end, field));
    }
    case "has": {
      const { letters } = filter;
      return t`with “${letters}”`;
    }
  }
}
