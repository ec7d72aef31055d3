import type { LucideIcon } from "lucide-react";

import { ChoiceList } from "./choice-list.tsx";
import { FilterChip } from "./filter-chip.tsx";

interface ChoiceFilterProps<Id extends string> {
  /** The filter's name. Example: "Role". */
  name: string;
  /** The text if nothing is chosen. Example: "Any role". */
  any: string;
  icon?: LucideIcon;
  choices: readonly { id: Id; label: string; note?: string }[];
  value: Id | undefined;
  onChange: (value: Id | undefined) => void;
}

/** A filter with a short list of options. */
export function ChoiceFilter<Id extends string>({ name, any, choices, ...props }: ChoiceFilterProps<Id>) {
  const { icon, value, onChange } = props;
  const chosen = choices.find(({ id }) => id === value);
  return (
    <FilterChip
      name={name}
      text={chosen?.label ?? any}
      {...(icon && { icon })}
      onClear={chosen && (() => onChange(undefined))}
    >
      {(close) => (
        <ChoiceList
          label={name}
          mode="one"
          choices={choices}
          chosen={chosen ? [chosen.id] : []}
          onChange={([id]) => {
            onChange(choices.find((choice) => choice.id === id)?.id);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}
