import type { CatchSort } from "@creel/domain/catches/catch-list";
import { t } from "@lingui/core/macro";
import { ArrowDownUp } from "lucide-react";

import { ChoiceList } from "../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../ui/filters/filter-chip.tsx";
import { afterNextFrame } from "../../ui/hooks/after-next-frame.ts";
import type { FilterProps } from "./model/filter-props.ts";

const ORDERS: readonly { id: CatchSort; label: string }[] = [
  { id: "-date", label: "Newest first" },
  { id: "date", label: "Oldest first" },
  { id: "-weight", label: "Heaviest first" },
  { id: "weight", label: "Lightest first" },
  { id: "-length", label: "Longest first" },
  { id: "length", label: "Shortest first" },
];

export function SortChoice({ filters, change }: FilterProps) {
  const order = ORDERS.find(({ id }) => id === filters.sort);
  return (
    <FilterChip name="Order" icon={ArrowDownUp} text={order?.label ?? ""}>
      {(close) => (
        <ChoiceList
          label={t`Order`}
          mode="one"
          choices={ORDERS}
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
