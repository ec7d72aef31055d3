import type { CatchSort } from "@creel/domain/catches/catch-list";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { ArrowDownUp } from "lucide-react";

import { ChoiceList } from "../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../ui/filters/filter-chip.tsx";
import { afterNextFrame } from "../../ui/hooks/after-next-frame.ts";
import type { FilterProps } from "./model/filters.ts";

const ORDERS: readonly { id: CatchSort; label: MessageDescriptor }[] = [
  { id: "-date", label: msg`Newest first` },
  { id: "date", label: msg`Oldest first` },
  { id: "-weight", label: msg`Heaviest first` },
  { id: "weight", label: msg`Lightest first` },
  { id: "-length", label: msg`Longest first` },
  { id: "length", label: msg`Shortest first` },
];

export function SortChoice({ filters, change }: FilterProps) {
  const order = ORDERS.find(({ id }) => id === filters.sort);
  return (
    <FilterChip name={t`Order`} icon={ArrowDownUp} text={order ? i18n._(order.label) : ""}>
      {(close) => (
        <ChoiceList
          label={t`Order`}
          mode="one"
          choices={ORDERS.map(({ id, label }) => ({ id, label: i18n._(label) }))}
          chosen={[filters.sort]}
          onChange={([chosen]) => {
            const sort = ORDERS.find(({ id }) => id === chosen)?.id;
            close();
            if (sort) afterNextFrame(() => change({ sort }));
          }}
        />
      )}
    </FilterChip>
  );
}
