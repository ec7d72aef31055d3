import { FATES } from "@creel/domain/catches/fate";
import { t } from "@lingui/core/macro";

import { KeptIcon } from "../../../ui/art/fate-icons.tsx";
import { Icon } from "../../../ui/art/icon.tsx";
import { ChoiceList } from "../../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { choiceName } from "../../labels/choice-names.ts";
import { FATE_ICONS } from "../../labels/fate-mark.tsx";
import { summarizeChoices } from "../model/describe-filters.ts";
import type { FilterPropsOf } from "../model/filters.ts";

export function FateFilter({ filters, change }: FilterPropsOf<"fate">) {
  const chosen = filters.fate ?? [];
  const names = chosen.map((fate) => choiceName("fate", fate));
  const handleChange = (ids: string[]) => {
    const fates = FATES.filter((fate) => ids.includes(fate));
    change({ fate: fates.length === 0 ? undefined : fates });
  };
  return (
    <FilterChip
      name={t`Kept or released`}
      icon={KeptIcon}
      text={chosen.length === 0 ? t`Kept or released` : summarizeChoices(names)}
      onClear={chosen.length === 0 ? undefined : () => change({ fate: undefined })}
    >
      <ChoiceList
        label={t`Kept or released`}
        mode="many"
        choices={FATES.map((fate) => ({
          id: fate,
          label: choiceName("fate", fate),
          content: (
            <>
              <Icon of={FATE_ICONS[fate]} isSmall />
              {choiceName("fate", fate)}
            </>
          ),
        }))}
        chosen={chosen}
        onChange={handleChange}
      />
    </FilterChip>
  );
}
