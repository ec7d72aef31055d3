import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { ArrowDownUp } from "lucide-react";

import { ChoiceList } from "../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../ui/filters/filter-chip.tsx";
import { afterNextFrame } from "../../ui/hooks/after-next-frame.ts";
import { WATER_ORDERS, type WaterOrder } from "./sort-waters.ts";

interface OrderChoiceProps {
  order: WaterOrder;
  onChange: (order: WaterOrder) => void;
}

export function OrderChoice({ order, onChange }: OrderChoiceProps) {
  const shown = WATER_ORDERS.find(({ id }) => id === order);
  return (
    <FilterChip name={t`Order`} icon={ArrowDownUp} text={shown ? i18n._(shown.label) : ""}>
      {(close) => (
        <ChoiceList
          label={t`Order`}
          mode="one"
          choices={WATER_ORDERS.map(({ id, label }) => ({ id, label: i18n._(label) }))}
          chosen={[order]}
          onChange={([chosen]) => {
            const next = WATER_ORDERS.find(({ id }) => id === chosen)?.id;
            close();
            if (next) afterNextFrame(() => onChange(next));
          }}
        />
      )}
    </FilterChip>
  );
}
