import type { Catch } from "@creel/domain/catches/catch";
import { countFish } from "@creel/domain/catches/fish-count";
import type { TripSummary } from "@creel/domain/trips/trip";
import { sumPeriods, sumsOfTrip } from "@creel/domain/trips/trip-sums";
import { t } from "@lingui/core/macro";

import { formatDay } from "../../dates/format-day.ts";
import { PrintSheet, SheetSection } from "../../ui/print/print-sheet.tsx";
import { DayTable } from "./day-table.tsx";
import { OutingFacts } from "./month-sheet.tsx";
import type { PrintOptions } from "./print-options.ts";
import { outingsOf, type PrintedOuting } from "./printed-days.ts";
import { SpeciesTable } from "./species-table.tsx";
import { describePlacesOnSheet } from "./trip-sheet.tsx";
import { useAngler } from "./use-angler.ts";

interface LogSheetProps {
  /** yyyy; `null` for all years. */
  year: string | null;
  trips: readonly TripSummary[];
  catches: readonly Catch[];
  places: PrintOptions["places"];
}

/** Every trip and every fish, day by day. */
export function LogSheet({ year, trips, catches, places }: LogSheetProps) {
  const outings = outingsOf(trips, catches);
  const sums = sumPeriods(trips.map((trip) => ({ period: "", ...sumsOfTrip(trip) })));
  const where = describePlacesOnSheet(places);
  return (
    <PrintSheet
      title={year === null ? t`Log` : t`Log of ${year}`}
      subtitle={spanOf(outings)}
      owner={useAngler()}
      foot={t`Creel. Fish of one kind and day share a line. ${where}`}
    >
      <OutingFacts sums={sums} fish={countFish(catches)} />
      {catches.length > 0 && (
        <SheetSection title={t`Species`}>
          <SpeciesTable catches={catches} />
        </SheetSection>
      )}
      <SheetSection title={t`Day by day`}>
        <DayTable
          outings={outings}
          hasPlaces={places !== "none"}
          dayFormat={{ day: "numeric", month: "short", year: "numeric" }}
        />
      </SheetSection>
    </PrintSheet>
  );
}

/** Example: "Mar 4, 2024 to Nov 20, 2026". */
function spanOf(outings: readonly PrintedOuting[]): string {
  const [first, last] = [outings[0], outings.at(-1)];
  if (!first || !last) return "";
  const [from, to] = [formatDay(first.day), formatDay(last.day)];
  return t`${from} to ${to}`;
}
