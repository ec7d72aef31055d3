import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { FishingHook } from "lucide-react";
import { Suspense } from "react";

import { ChoiceList } from "../../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { PopoverEmpty } from "../../../ui/overlays/popover-empty.tsx";
import { lureName } from "../../labels/lure-names.ts";
import { lureCountsQuery } from "../../logbook/api.ts";
import { useLureCounts } from "../../logbook/use-logbook-counts.ts";
import { summarizeChoices } from "../model/describe-filters.ts";
import type { FilterPropsOf } from "../model/filters.ts";

/** The angler's lures, the most frequent first. */
export function LureFilter({ filters, change }: FilterPropsOf<"lure">) {
  const chosen = filters.lure ?? [];
  // Fetched before it is opened.
  useQuery(lureCountsQuery);
  return (
    <FilterChip
      name={t`Lure`}
      icon={FishingHook}
      text={chosen.length === 0 ? t`Any lure` : summarizeChoices(chosen.map(lureName))}
      onClear={chosen.length === 0 ? undefined : () => change({ lure: undefined })}
    >
      {/** Suspending further up would remove the popover, and the focus with it. */}
      <Suspense fallback={<PopoverEmpty>{t`Looking...`}</PopoverEmpty>}>
        <LureList
          chosen={chosen}
          onChange={(lure) => change({ lure: lure.length === 0 ? undefined : lure })}
        />
      </Suspense>
    </FilterChip>
  );
}

interface LureListProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function LureList({ chosen, onChange }: LureListProps) {
  const data = useLureCounts();
  const counts = data?.lures ?? [];
  const unknown = chosen.filter((name) => !counts.some(({ lure }) => lure === name));
  const choices = [
    ...counts.map(({ lure, count }) => ({ id: lure, label: lureName(lure), note: String(count) })),
    ...unknown.map((lure) => ({ id: lure, label: lureName(lure), note: "0" })),
  ];
  if (choices.length === 0) {
    return <PopoverEmpty>{data ? t`No lures in your log yet.` : t`Looking...`}</PopoverEmpty>;
  }
  return <ChoiceList label={t`Lure`} mode="many" choices={choices} chosen={chosen} onChange={onChange} />;
}
