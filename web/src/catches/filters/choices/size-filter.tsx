import { t } from "@lingui/core/macro";
import { Ruler } from "lucide-react";

import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import { useUnits } from "../../../units/use-units.ts";
import { describeSize } from "../model/describe-filters.ts";
import type { SizeProps } from "../model/filters.ts";

const SizePanel = lazyPart(async () => (await import("./size-panel.tsx")).SizePanel);

const ANY_SIZE = { minWeight: undefined, maxWeight: undefined, minLength: undefined, maxLength: undefined };

export function SizeFilter({ filters, change }: SizeProps) {
  const units = useUnits();
  const { minWeight, maxWeight, minLength, maxLength } = filters;
  const isSet = [minWeight, maxWeight, minLength, maxLength].some((end) => end !== undefined);
  return (
    <FilterChip
      name={t`Size`}
      icon={Ruler}
      text={describeSize(filters, units)}
      onClear={isSet ? () => change(ANY_SIZE) : undefined}
    >
      <SizePanel filters={filters} change={change} />
    </FilterChip>
  );
}
