import { t } from "@lingui/core/macro";

import { formatDecimals } from "../../../i18n/numbers.ts";
import { Segmented } from "../../../ui/controls/segmented.tsx";

interface LineFilterProps<Key extends string> {
  kinds: readonly { id: Key; name: string; count: number }[];
  /** `null` for all. */
  value: Key | null;
  onChange: (value: Key | null) => void;
}

const ALL = "all";

/** All lines, or those of one kind, with how many there are; kinds without any are left out. */
export function LineFilter<Key extends string>({ kinds, value, onChange }: LineFilterProps<Key>) {
  const there = kinds.filter(({ count }) => count > 0);
  const total = there.reduce((sum, { count }) => sum + count, 0);
  return (
    <Segmented<string>
      label={t({ message: "Lines", context: "of a file" })}
      choices={[
        { id: ALL, label: t({ message: "All", context: "lines" }), note: whole(total) },
        ...there.map(({ id, name, count }) => ({ id, label: name, note: whole(count) })),
      ]}
      value={value ?? ALL}
      onChange={(id) => onChange(there.find((kind) => kind.id === id)?.id ?? null)}
    />
  );
}

function whole(count: number): string {
  return formatDecimals(count, { min: 0, max: 0, isGrouped: true });
}
