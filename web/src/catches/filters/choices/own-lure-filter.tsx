import { t } from "@lingui/core/macro";

import { useGear } from "../../../gear/data/use-gear.ts";
import { ChoiceList } from "../../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { PopoverEmpty } from "../../../ui/overlays/popover-empty.tsx";
import { summarizeChoices } from "../model/describe-filters.ts";
import type { FilterPropsOf } from "../model/filter-props.ts";

/** The lures of the tackle box, the most fish first. */
export function OwnLureFilter({ filters, change }: FilterPropsOf<"lure_id">) {
  const chosen = filters.lure_id ?? [];
  const lures = useGear().filter(({ kind }) => kind === "lure");
  const names = chosen.map((id) => lures.find((lure) => lure.id === id)?.name ?? t`A lure`);
  return (
    <FilterChip
      name={t`Own lure`}
      text={chosen.length === 0 ? t`Any of my lures` : summarizeChoices(names)}
      onClear={chosen.length === 0 ? undefined : () => change({ lure_id: undefined })}
    >
      {lures.length === 0 ? (
        <PopoverEmpty>{t`Your tackle box is empty.`}</PopoverEmpty>
      ) : (
        <ChoiceList
          label={t`Own lure`}
          mode="many"
          choices={lures.map(({ id, name, fish }) => ({ id, label: name, note: String(fish) }))}
          chosen={chosen}
          onChange={(ids) => change({ lure_id: ids.length === 0 ? undefined : ids })}
        />
      )}
    </FilterChip>
  );
}
