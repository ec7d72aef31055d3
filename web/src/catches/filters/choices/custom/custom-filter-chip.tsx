import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import { type CustomFilter, customFilter } from "@creel/domain/custom-fields/custom-filter";
import { t } from "@lingui/core/macro";
import { ListPlus } from "lucide-react";
import type { ReactNode } from "react";

import { ChoiceList } from "../../../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../../../ui/filters/filter-chip.tsx";
import { PopoverEmpty } from "../../../../ui/overlays/popover-empty.tsx";
import { describeCustomFilters } from "./describe-custom-filters.ts";
import { LettersPanel } from "./letters-panel.tsx";
import { NumbersPanel } from "./numbers-panel.tsx";

interface CustomFilterProps {
  field: CustomField;
  /** Of this field. */
  filters: readonly CustomFilter[];
  /** As they stand in the address. */
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

/** Each kind in its way. */
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
