import type { Catch } from "@creel/domain/catches/catch";
import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { describeLure } from "../../catches/labels/describe-lure.ts";
import { formatClock } from "../../dates/format-clock.ts";
import { useGear } from "../../gear/data/use-gear.ts";
import { joinList } from "../../i18n/join-list.ts";
import { speciesName } from "../../species/species-names.ts";
import { isCounted } from "../../trips/data/is-counted.ts";
import { type SheetColumn, SheetTable } from "../../ui/print/sheet-table.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { fateWord, MarkedSpecies } from "./fish-texts.tsx";
import type { TripItem } from "./trip-items.ts";

type Gear = ReturnType<typeof useGear>;

interface TripFishTableProps {
  trip: Trip;
  items: readonly TripItem[];
  /** The numbers on the map by id. Empty without a map. */
  numbers: ReadonlyMap<string, number>;
}

/** Every fish that was caught or lost. */
export function TripFishTable({ trip, items, numbers }: TripFishTableProps) {
  const units = useUnits();
  const gear = useGear();
  const onMap: SheetColumn[] =
    numbers.size > 0 ? [{ id: "number", name: t`On the map`, isNarrow: true }] : [];
  const columns: SheetColumn[] = [
    ...onMap,
    { id: "time", name: t`Time`, isNarrow: true },
    { id: "species", name: t`Species` },
    { id: "weight", name: t`Weight`, kind: "figure" },
    { id: "length", name: t`Length`, kind: "light" },
    { id: "lure", name: t`Lure, depth` },
    { id: "fate", name: "", isNarrow: true },
  ];
  return (
    <SheetTable
      label={t`Fish`}
      columns={columns}
      rows={items.map((item) => ({
        id: item.id,
        cells: [
          ...onMap.map(() => numbers.get(item.id) ?? null),
          item.at === null ? null : formatClock(item.at, trip.time_zone),
          ...(item.kind === "caught"
            ? cellsOfCatch(item.caught, { trip, units, gear })
            : cellsOfLost(item.lost, gear)),
        ],
      }))}
    />
  );
}

interface Context {
  trip: Trip;
  units: Units;
  gear: Gear;
}

function cellsOfCatch(caught: Catch, { trip, units, gear }: Context) {
  const { species, quantity, weight, length, depth, fate } = caught;
  const tackle = [
    isCounted(caught, trip) && t`counted`,
    describeLure(gear, caught),
    depth !== null && units.format("depth", depth),
  ];
  return [
    <MarkedSpecies key="species" species={species} quantity={quantity} />,
    weight === null ? null : units.format("weight", weight),
    length === null ? null : units.format("length", length),
    joinList(tackle),
    fateWord(fate),
  ];
}

function cellsOfLost(lost: Extract<TripItem, { kind: "lost" }>["lost"], gear: Gear) {
  const { species, quantity, note } = lost;
  const name = species ? speciesName(species) : "";
  const fish = joinList([quantity > 1 ? t`${quantity} lost` : t`lost`, name, note]);
  return [fish, null, null, describeLure(gear, lost) ?? "", ""];
}
