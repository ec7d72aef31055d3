import type { CustomFieldSubject } from "@creel/domain/custom-fields/custom-field";
import { readCustomFilters } from "@creel/domain/custom-fields/custom-filter";
import { t } from "@lingui/core/macro";

import { useCustomFields } from "../../../custom-fields/use-custom-fields.ts";
import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { PopoverEmpty } from "../../../ui/overlays/popover-empty.tsx";
import type { FilterPropsOf } from "../model/filters.ts";
import { CustomFilterChip } from "./custom-filter-chip.tsx";

interface CustomFiltersProps extends FilterPropsOf<"custom"> {
  subject?: CustomFieldSubject;
  /** False: those that are set alone. */
  areAll: boolean;
}

/** One for each own field of catches or of trips. */
export function CustomFilters({ subject = "catch", filters, change, areAll }: CustomFiltersProps) {
  const custom = filters.custom ?? [];
  const fields = useCustomFields(subject);
  const set = readCustomFilters(custom);
  const shown = areAll ? fields : fields.filter(({ id }) => set.has(id));
  const unknown = [...set.keys()].filter((id) => fields.every((field) => field.id !== id));
  const setOf = (id: string, texts: readonly string[]) => {
    const others = custom.filter((text) => !text.toLowerCase().startsWith(id));
    const all = [...others, ...texts];
    change({ custom: all.length === 0 ? undefined : all });
  };
  return (
    <>
      {shown.map((field) => (
        <CustomFilterChip
          key={field.id}
          field={field}
          filters={set.get(field.id) ?? []}
          onChange={(texts) => setOf(field.id, texts)}
        />
      ))}
      {unknown.map((id) => (
        <FilterChip key={id} name={t`Custom field`} text={t`A custom field`} onClear={() => setOf(id, [])}>
          <PopoverEmpty>{t`You don’t have this field.`}</PopoverEmpty>
        </FilterChip>
      ))}
    </>
  );
}
