import { t } from "@lingui/core/macro";
import { Waves } from "lucide-react";

import { ChoiceList } from "../../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { PopoverEmpty } from "../../../ui/overlays/popover-empty.tsx";
import { useWaters } from "../../../waters/data/use-waters.ts";
import { summarizeChoices } from "../model/describe-filters.ts";
import type { FilterPropsOf } from "../model/filters.ts";

/** The angler's waters, the one fished last first. */
export function WaterFilter({ filters, change }: FilterPropsOf<"water">) {
  const chosen = filters.water ?? [];
  const { data } = useWaters();
  const waters = data?.waters ?? [];
  const names = chosen.map((id) => waters.find((water) => water.id === id)?.name ?? t`A water`);
  return (
    <FilterChip
      name={t`Water`}
      icon={Waves}
      text={chosen.length === 0 ? t`Any water` : summarizeChoices(names)}
      onClear={chosen.length === 0 ? undefined : () => change({ water: undefined })}
    >
      {waters.length === 0 ? (
        <PopoverEmpty>{data ? t`No waters yet` : t`Looking...`}</PopoverEmpty>
      ) : (
        <ChoiceList
          label={t`Water`}
          mode="many"
          choices={waters.map(({ id, name, fish }) => ({ id, label: name, note: String(fish) }))}
          chosen={chosen}
          onChange={(water) => change({ water: water.length === 0 ? undefined : water })}
        />
      )}
    </FilterChip>
  );
}
