import "../../ui/filters/data-table.css";
import type { Catch } from "@creel/domain/catches/catch";
import { Trash2 } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { useUnits } from "../../units/use-units.ts";
import { formatNumber } from "../logbook/format.ts";

export interface SelectionProps {
  catches: readonly Catch[];
  /** Ids. */
  selected: ReadonlySet<string>;
  onSelect: (selected: Set<string>) => void;
  onDelete: (catches: Catch[]) => void;
}

/** Says what is selected, and what can be done with it. */
export function SelectionBar({ catches, selected, onSelect, onDelete }: SelectionProps) {
  const units = useUnits();
  const chosen = catches.filter(({ id }) => selected.has(id));
  const isAll = chosen.length === catches.length;
  const weights = chosen.flatMap(({ weight }) => weight ?? []);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  return (
    <div className={classNames("selection-bar", chosen.length > 0 && "selection-bar-active")}>
      <Checkbox
        isSelected={isAll}
        isIndeterminate={chosen.length > 0 && !isAll}
        onChange={() => onSelect(new Set(isAll ? [] : catches.map(({ id }) => id)))}
      >
        {chosen.length === 0 ? "Select all shown" : `${formatNumber(chosen.length)} selected`}
      </Checkbox>
      {weights.length > 0 && <span className="small muted">{units.formatTotalWeight(weight)}</span>}
      {chosen.length > 0 && (
        <Button look="danger" onPress={() => onDelete(chosen)}>
          <Icon of={Trash2} isSmall />
          Delete
        </Button>
      )}
    </div>
  );
}

interface SelectBoxProps extends Pick<SelectionProps, "selected" | "onSelect"> {
  caught: Catch;
}

export function SelectBox({ caught: { id, species }, selected, onSelect }: SelectBoxProps) {
  return (
    <Checkbox isSelected={selected.has(id)} onChange={() => onSelect(toggled(selected, id))}>
      <span className="visually-hidden">Select {species}</span>
    </Checkbox>
  );
}

function toggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
