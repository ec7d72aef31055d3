import { describeGear } from "@creel/domain/gear/describe-gear";
import { t } from "@lingui/core/macro";
import { FishingHook, FishingRod, type LucideIcon, Palette } from "lucide-react";

import { useGear } from "../../../gear/data/use-gear.ts";
import { ChoiceList } from "../../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { PopoverEmpty } from "../../../ui/overlays/popover-empty.tsx";
import { summarizeChoices } from "../model/describe-filters.ts";
import type { FilterPropsOf } from "../model/filters.ts";

/** The lures of the tackle box, the most fish first. */
export function OwnLureFilter({ filters, change }: FilterPropsOf<"lure_id">) {
  const lures = useGear().filter(({ kind }) => kind === "lure");
  return (
    <GearFilter
      name={t`My lure`}
      icon={FishingHook}
      any={t`Any of my lures`}
      unknown={t`A lure`}
      choices={lures}
      chosen={filters.lure_id}
      onChange={(ids) => change({ lure_id: ids })}
    />
  );
}

/** One color, size or weight of a lure. */
export function VariantFilter({ filters, change }: FilterPropsOf<"variant_id">) {
  const variants = useGear().flatMap((gear) =>
    gear.variants.map(({ id, fish }) => ({ id, fish, name: describeGear(gear, id) })),
  );
  return (
    <GearFilter
      name={t`Lure color`}
      icon={Palette}
      any={t`Any color`}
      unknown={t`A lure`}
      choices={variants.toSorted((one, other) => other.fish - one.fish)}
      chosen={filters.variant_id}
      onChange={(ids) => change({ variant_id: ids })}
    />
  );
}

export function RodFilter({ filters, change }: FilterPropsOf<"rod_id">) {
  const rods = useGear().filter(({ kind }) => kind === "rod");
  return (
    <GearFilter
      name={t`Rod`}
      icon={FishingRod}
      any={t`Any rod`}
      unknown={t`A rod`}
      choices={rods}
      chosen={filters.rod_id}
      onChange={(ids) => change({ rod_id: ids })}
    />
  );
}

interface GearFilterProps {
  name: string;
  icon: LucideIcon;
  /** The text if nothing is chosen. */
  any: string;
  /** The name of a chosen item that is no longer in the tackle box. */
  unknown: string;
  choices: readonly { id: string; name: string; fish: number }[];
  chosen: string[] | undefined;
  onChange: (ids: string[] | undefined) => void;
}

function GearFilter({ name, icon, any, unknown, choices, onChange, ...given }: GearFilterProps) {
  const chosen = given.chosen ?? [];
  const names = chosen.map((id) => choices.find((each) => each.id === id)?.name ?? unknown);
  return (
    <FilterChip
      name={name}
      icon={icon}
      text={chosen.length === 0 ? any : summarizeChoices(names)}
      onClear={chosen.length === 0 ? undefined : () => onChange(undefined)}
    >
      {choices.length === 0 ? (
        <PopoverEmpty>{t`None in your tackle box.`}</PopoverEmpty>
      ) : (
        <ChoiceList
          label={name}
          mode="many"
          choices={choices.map(({ id, name: label, fish }) => ({ id, label, note: String(fish) }))}
          chosen={chosen}
          onChange={(ids) => onChange(ids.length === 0 ? undefined : ids)}
        />
      )}
    </FilterChip>
  );
}
