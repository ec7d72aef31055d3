import type { Catch } from "@creel/domain/catches/catch";

import { speciesName } from "../../species/species-names.ts";
import { SelectionBar } from "../../ui/table/selection-bar.tsx";
import { useUnits } from "../../units/use-units.ts";

export interface SelectionProps {
  catches: readonly Catch[];
  /** Ids. */
  selected: ReadonlySet<string>;
  onSelect: (selected: Set<string>) => void;
  onDelete: (catches: Catch[]) => void;
}

export const nameOf = ({ species }: Catch): string => speciesName(species);

export function CatchSelectionBar({ catches, onDelete, ...selection }: SelectionProps) {
  const units = useUnits();
  const chosen = catches.filter(({ id }) => selection.selected.has(id));
  const weights = chosen.flatMap(({ weight }) => weight ?? []);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  return (
    <SelectionBar
      {...selection}
      ids={catches.map(({ id }) => id)}
      onDelete={() => onDelete(chosen)}
      sum={weights.length > 0 ? units.formatTotalWeight(weight) : undefined}
    />
  );
}
