import { shownValue } from "@creel/domain/units/unit-values";
import { depthBands } from "@creel/domain/waters/depth-bands";
import type { Water } from "@creel/domain/waters/water";
import type { WaterStats } from "@creel/domain/waters/water-stats";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { lureName } from "../../catches/labels/lure-names.ts";
import { formatDay, formatDayAs } from "../../dates/format-day.ts";
import { formatHours, formatRate } from "../../dates/format-trip.ts";
import { PrintSheet, SheetColumns, SheetSection, SheetText } from "../../ui/print/print-sheet.tsx";
import { SheetFacts } from "../../ui/print/sheet-facts.tsx";
import { SheetBar } from "../../ui/print/sheet-parts.tsx";
import { SheetTable } from "../../ui/print/sheet-table.tsx";
import { useUnits } from "../../units/use-units.ts";
import { waterListQuery } from "../../waters/data/api.ts";
import { formatCount, kindName } from "../../waters/data/format-waters.ts";
import { likelyRate } from "../../waters/likely-rate.ts";
import { discOf } from "../../waters/water-outline.tsx";
import { MarkedSpecies } from "./fish-texts.tsx";
import { LineMap } from "./line-map.tsx";
import type { PrintOptions } from "./print-options.ts";
import { useAngler } from "./use-angler.ts";

interface WaterSheetProps {
  water: Water;
  stats: WaterStats;
  options: Pick<PrintOptions, "places" | "notes">;
}

/** In px. */
const MAP = { width: 700, height: 200 };
const NO_SPOTS: Water["spots"] = [];
const MOST_LURES = 6;
const LONG = { dateStyle: "long" } as const;

export function WaterSheet({ water, stats, options: { places, notes } }: WaterSheetProps) {
  const spots = places === "exact" ? water.spots : NO_SPOTS;
  const hasShape = water.kind !== "sea" || water.outline !== null;
  return (
    <PrintSheet
      title={water.name}
      isPlace
      subtitle={describeWater(water)}
      owner={useAngler()}
      foot={footOf(water, places)}
    >
      <WaterFacts water={water} />
      {hasShape && (
        <SheetColumns layout="one">
          <LineMap {...MAP} label={water.name} outline={water.outline ?? discOf(water)} names={spots} />
        </SheetColumns>
      )}
      <SheetColumns>
        <Depths byDepth={stats.byDepth} />
        <Lures byLure={stats.byLure} />
      </SheetColumns>
      <Species stats={stats} />
      <Months byMonth={stats.byMonth} />
      {notes && <WaterNotes note={water.note} spots={spots} />}
    </PrintSheet>
  );
}

/** Example: "Lake. March 4, 2024 to November 20, 2026." */
function describeWater({ kind, first_on: first, last_on: last }: Water): string {
  const what = kindName(kind);
  if (first === null || last === null) return what;
  const [from, to] = [formatDayAs(first, LONG), formatDayAs(last, LONG)];
  return t`${what}. ${from} to ${to}.`;
}

function footOf(water: Water, places: PrintOptions["places"]): string {
  const shape =
    water.outline === null ? t`The circle is no shore.` : t`The outline is the map’s, depths are your own.`;
  const spots = places === "exact" ? t`Spots are named because you chose so.` : t`Spots are left out.`;
  return t`Creel. ${shape} ${spots}`;
}

function WaterFacts({ water }: Pick<WaterSheetProps, "water">) {
  const { data } = useQuery(waterListQuery());
  const { trips, blanks, fish, hours, usable } = water;
  const likely = likelyRate(
    usable,
    (data?.waters ?? [water]).map((each) => each.usable),
  );
  return (
    <SheetFacts
      facts={[
        {
          name: t`Trips`,
          figure: formatCount(trips),
          note: blanks > 0 ? t`${plural(blanks, { one: "# blank", other: "# blanks" })}` : undefined,
        },
        { name: t`Hours`, figure: formatHours(hours), unit: t`h` },
        { name: t`Fish`, figure: formatCount(fish) },
        {
          name: t`Fish per hour`,
          figure: likely && formatRate(likely.observed),
          note: likely ? `${formatRate(likely.from)}–${formatRate(likely.to)}` : t`not enough to tell yet`,
        },
      ]}
    />
  );
}

interface Counted {
  id: string;
  name: string;
  fish: number;
}

function CountBars({ title, counts }: { title: string; counts: readonly Counted[] }) {
  const most = Math.max(1, ...counts.map(({ fish }) => fish));
  return (
    <SheetSection title={title}>
      <SheetTable
        label={title}
        hasNoHead
        columns={[
          { id: "name", name: "", isNarrow: true },
          { id: "bar", name: "", isWide: true },
          { id: "fish", name: "", kind: "figure" },
        ]}
        rows={counts.map(({ id, name, fish }) => ({
          id,
          cells: [name, <SheetBar key="bar" part={fish / most} />, formatCount(fish)],
        }))}
      />
    </SheetSection>
  );
}

function Depths({ byDepth }: Pick<WaterStats, "byDepth">) {
  const unit = useUnits().unitOf("depth");
  const bands = depthBands(byDepth.map(({ depth, fish }) => ({ depth: shownValue(unit, depth), fish })));
  if (!bands.some(({ fish }) => fish > 0)) return null;
  return (
    <CountBars
      title={t`Depths`}
      counts={bands.map(({ from, to, fish }) => ({
        id: String(from),
        name: to === null ? t`over ${from} ${unit.name}` : t`${from} to ${to} ${unit.name}`,
        fish,
      }))}
    />
  );
}

function Lures({ byLure }: Pick<WaterStats, "byLure">) {
  if (byLure.length === 0) return null;
  return (
    <CountBars
      title={t`Lures`}
      counts={byLure.slice(0, MOST_LURES).map(({ lure, fish }) => ({ id: lure, name: lureName(lure), fish }))}
    />
  );
}

/** The fish of each species, with the best one. */
function Species({ stats: { bySpecies, bests } }: Pick<WaterSheetProps, "stats">) {
  const units = useUnits();
  if (bySpecies.length === 0) return null;
  const bestOf = new Map(bests.map((best) => [best.species, best]));
  return (
    <SheetSection title={t`Species`}>
      <SheetTable
        label={t`Species`}
        columns={[
          { id: "species", name: t`Species` },
          { id: "fish", name: t`Fish`, kind: "figure" },
          { id: "weight", name: t`Best`, kind: "light" },
          { id: "length", name: t`Length`, kind: "light" },
          { id: "day", name: t`Day`, kind: "light" },
        ]}
        rows={bySpecies.map(({ species, count }) => {
          const { weight = null, length = null, day = null } = bestOf.get(species) ?? {};
          return {
            id: species,
            cells: [
              <MarkedSpecies key="species" species={species} />,
              formatCount(count),
              weight === null ? null : units.format("weight", weight),
              length === null ? null : units.format("length", length),
              day === null ? null : formatDay(day),
            ],
          };
        })}
      />
    </SheetSection>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Fish by month. 0 is a month with trips and no fish, an en dash one without trips. */
function Months({ byMonth }: Pick<WaterStats, "byMonth">) {
  return (
    <SheetSection title={t`Months`}>
      <SheetTable
        label={t`Fish by month`}
        columns={MONTHS.map((month) => ({
          id: String(month),
          name: formatDayAs(`2026-${String(month).padStart(2, "0")}-15`, { month: "short" }),
          kind: "figure",
        }))}
        rows={[
          {
            id: "fish",
            cells: MONTHS.map((month) => {
              const known = byMonth.find((each) => each.month === month);
              return known ? formatCount(known.fish) : null;
            }),
          },
        ]}
      />
    </SheetSection>
  );
}

function WaterNotes({ note, spots }: Pick<Water, "note" | "spots">) {
  const noted = spots.filter((spot) => spot.note !== null);
  if (note === null && noted.length === 0) return null;
  return (
    <SheetSection title={t`Notes`}>
      {note !== null && <SheetText>{note}</SheetText>}
      {noted.map((spot) => (
        <SheetText key={spot.id}>{`${spot.name}: ${spot.note}`}</SheetText>
      ))}
    </SheetSection>
  );
}
