import type { Catch } from "@creel/domain/catches/catch";
import type { BestFish, YearReview } from "@creel/domain/year-review/year-review";
import { plural, t } from "@lingui/core/macro";

import { formatDayAs } from "../../dates/format-day.ts";
import { formatHours, formatRate } from "../../dates/format-trip.ts";
import { joinList } from "../../i18n/join-list.ts";
import { capitalized } from "../../i18n/letter-case.ts";
import { speciesName } from "../../species/species-names.ts";
import { reliableRate } from "../../trips/data/rates.ts";
import { useTripStats } from "../../trips/data/use-trips.ts";
import { PrintSheet, SheetColumns, SheetSection } from "../../ui/print/print-sheet.tsx";
import { SheetFacts } from "../../ui/print/sheet-facts.tsx";
import { SheetBar } from "../../ui/print/sheet-parts.tsx";
import { SheetTable } from "../../ui/print/sheet-table.tsx";
import { useUnits } from "../../units/use-units.ts";
import { formatCount } from "../../waters/data/format-waters.ts";
import type { PrintOptions } from "./print-options.ts";
import { SpeciesTable } from "./species-table.tsx";
import { describePlacesOnSheet } from "./trip-sheet.tsx";
import { useAngler } from "./use-angler.ts";

interface YearSheetProps {
  review: YearReview;
  /** The catches of the year. */
  catches: readonly Catch[];
  places: PrintOptions["places"];
}

/** A year on the water: its figures, its months, and what was best. */
export function YearSheet({ review, catches, places }: YearSheetProps) {
  const { year, waters } = review;
  const where = describePlacesOnSheet(places);
  return (
    <PrintSheet
      title={t`${year} on the water`}
      subtitle={describeYear(review)}
      owner={useAngler()}
      foot={`Creel. ${where}`}
    >
      <YearFacts review={review} />
      <SheetColumns>
        <SheetSection title={t`Best fish`}>
          <BestFishTable review={review} />
        </SheetSection>
        <SheetSection title={t`Worth remembering`}>
          <FactTable review={review} hasPlaces={places !== "none"} />
        </SheetSection>
      </SheetColumns>
      <SheetSection title={t`Months`}>
        <MonthTable review={review} />
      </SheetSection>
      {catches.length > 0 && (
        <SheetSection title={t`Species`}>
          <SpeciesTable catches={catches} />
        </SheetSection>
      )}
      {places !== "none" && waters.length > 0 && (
        <SheetSection title={t`Waters`}>
          <WaterTable waters={waters} />
        </SheetSection>
      )}
    </PrintSheet>
  );
}

/** Example: "48 days on the water, 9 species". */
function describeYear({ days, species }: YearReview): string {
  const kinds = species.length;
  return joinList([
    t`${plural(days, { one: "# day on the water", other: "# days on the water" })}`,
    t`${plural(kinds, { one: "# species", other: "# species" })}`,
  ]);
}

function YearFacts({ review: { year, trips, blanks, hours, catches } }: Pick<YearSheetProps, "review">) {
  const stats = useTripStats().data?.years.find(({ period }) => period === year);
  const rate = stats ? reliableRate(stats) : null;
  return (
    <SheetFacts
      facts={[
        {
          name: t`Trips`,
          figure: formatCount(trips),
          note: blanks > 0 ? t`${plural(blanks, { one: "# blank", other: "# blanks" })}` : undefined,
        },
        { name: t`Hours`, figure: formatHours(hours), unit: t`h` },
        { name: t`Fish`, figure: formatCount(catches) },
        { name: t`Fish per hour`, figure: rate === null ? null : formatRate(rate) },
      ]}
    />
  );
}

const NAMELESS = [
  { id: "name", name: "" },
  { id: "value", name: "" },
] as const;

function BestFishTable({ review: { heaviest, longest } }: Pick<YearSheetProps, "review">) {
  const units = useUnits();
  const cellOf = ({ species, value, day }: BestFish, measure: "weight" | "length") =>
    joinList([speciesName(species), units.format(measure, value), formatDayAs(day, DAY)]);
  return (
    <SheetTable
      label={t`Best fish`}
      hasNoHead
      columns={NAMELESS}
      rows={[
        { id: "heaviest", cells: [t`Heaviest`, heaviest && cellOf(heaviest, "weight")] },
        { id: "longest", cells: [t`Longest`, longest && cellOf(longest, "length")] },
      ]}
    />
  );
}

const DAY = { month: "short", day: "numeric" } as const;

function FactTable({ review, hasPlaces }: { review: YearReview; hasPlaces: boolean }) {
  const { bestDay, drySpell, newSpecies, newWaters } = review;
  const rows = [
    bestDay && { id: "day", cells: [t`Best day`, bestDayOf(bestDay)] },
    drySpell && { id: "dry", cells: [t`Longest dry spell`, drySpellOf(drySpell)] },
    newSpecies.length > 0 && {
      id: "species",
      cells: [t`New species`, joinList(newSpecies.map((name) => speciesName(name)))],
    },
    hasPlaces &&
      newWaters.length > 0 && {
        id: "waters",
        cells: [t`New waters`, <i key="waters">{joinList(newWaters)}</i>],
      },
  ].filter((row) => row !== null && row !== false);
  return <SheetTable label={t`Worth remembering`} hasNoHead columns={NAMELESS} rows={rows} />;
}

function bestDayOf({ day, catches }: NonNullable<YearReview["bestDay"]>): string {
  const when = formatDayAs(day, DAY);
  return t`${plural(catches, { one: "# fish", other: "# fish" })} on ${when}`;
}

function drySpellOf({ trips, from, to }: NonNullable<YearReview["drySpell"]>): string {
  const [first, last] = [formatDayAs(from, DAY), formatDayAs(to, DAY)];
  return t`${plural(trips, { one: "# trip", other: "# trips" })}, ${first} to ${last}`;
}

function MonthTable({ review: { year, months } }: Pick<YearSheetProps, "review">) {
  const most = Math.max(1, ...months.map(({ catches }) => catches));
  return (
    <SheetTable
      label={t`Months`}
      columns={[
        { id: "month", name: t`Month`, isNarrow: true },
        { id: "trips", name: t`Trips`, kind: "light" },
        { id: "blanks", name: t`Blanks`, kind: "light" },
        { id: "fish", name: t`Fish`, kind: "figure" },
        { id: "bar", name: "", isWide: true },
      ]}
      rows={months.map(({ trips, blanks, catches }, index) => ({
        id: String(index),
        cells:
          trips + catches === 0
            ? [monthName(year, index), null, null, null, ""]
            : [
                monthName(year, index),
                trips,
                blanks,
                catches,
                catches > 0 ? <SheetBar key="bar" part={catches / most} /> : "",
              ],
      }))}
    />
  );
}

function monthName(year: string, index: number): string {
  return capitalized(formatDayAs(`${year}-${String(index + 1).padStart(2, "0")}-01`, { month: "long" }));
}

function WaterTable({ waters }: Pick<YearReview, "waters">) {
  return (
    <SheetTable
      label={t`Waters`}
      columns={[
        { id: "water", name: t`Water`, isPlace: true },
        { id: "fish", name: t`Fish`, kind: "figure" },
      ]}
      rows={waters.map(({ name, catches }) => ({ id: name, cells: [name, formatCount(catches)] }))}
    />
  );
}
