import { t } from "@lingui/core/macro";
import { Clock } from "lucide-react";

import { LinkButton } from "../../../ui/controls/button.tsx";
import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import type { FilterPropsOf } from "../model/filter-props.ts";

/** Set by an address alone: it leads back to the trip. */
export function TripFilter({ filters: { trip }, change }: FilterPropsOf<"trip">) {
  return (
    <FilterChip name={t`Trip`} text={t`One trip`} icon={Clock} onClear={() => change({ trip: undefined })}>
      <LinkButton look="quiet" to={`/catches/trips/${trip}`}>
        {t`Open the trip`}
      </LinkButton>
    </FilterChip>
  );
}
