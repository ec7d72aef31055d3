import type { Catch } from "@creel/domain/catches/catch";
import { countFish } from "@creel/domain/catches/fish-count";
import type { TripSummary } from "@creel/domain/trips/trip";
import { sumPeriods, sumsOfTrip } from "@creel/domain/trips/trip-sums";
import { plural, t } from "@lingui/core/macro";

import { formatDay, formatMonth } from "../../dates/format-day.ts";
import { formatHours, formatRate } from "../../dates/format-trip.ts";
import { joinList } from "../../i18n/join-list.ts";
import { capitalized } from "../../i18n/letter-case.ts";
import { reliableRate } from "../../trips/data/rates.ts";
import { PrintSheet, SheetColumns, SheetSection } from "../../ui/print/print-sheet.tsx";
import { SheetFacts } from "../../ui/print/sheet-facts.tsx";
import { DayTable } from "./day-table.tsx";
import { MonthCalendar } from "./month-calendar.tsx";
import type { PrintOptions } from "./print-options.ts";
import { outingsOf, sumByDay } from "./printed-days.ts";
import { SpeciesTable } from "./species-table.tsx";
import { describePlacesOnSheet } from "./trip-sheet.tsx";
import { useAngler } from "./use-angler.ts";

interface MonthSheetProps {
  /** yyyy-mm. */
  month: string;
  trips: readonly TripSummary[];
  catches: readonly Catch[];
  /** Today (yyyy-mm-dd), if the month is not over. */
  through: string | null;
  places: PrintOptions["places"];
}

export function MonthSheet({ month, trips, catches, through, places }: MonthSheetProps) {
  const angler = useAngler();
  const sums = sumPeriods(trips.map((trip) => ({ period: month, ...sumsOfTrip(trip) })));
  const where = describePlacesOnSheet(places);
  return (
    <PrintSheet
      title={capitalized(formatMonth(month))}
      subtitle={describeMonth(sums)}
      owner={
        <>
          {angler}
          {through !== null && <div>{throughDay(through)}</div>}
        </>
      }
      foot={t`Creel. A dashed box with 0 is a day out without a fish. ${where}`}
    >
      <OutingFacts sums={sums} fish={countFish(catches)} />
      <SheetColumns layout="start">
        <MonthCalendar month={month} days={sumByDay(trips, catches)} />
        {catches.length > 0 && <SpeciesTable catches={catches} />}
      </SheetColumns>
      <SheetSection title={t`Day by day`}>
        <DayTable
          outings={outingsOf(trips, catches)}
          hasPlaces={places !== "none"}
          dayFormat={{ weekday: "short", month: "short", day: "numeric" }}
        />
      </SheetSection>
    </PrintSheet>
  );
}

type Sums = ReturnType<typeof sumPeriods>;

export function OutingFacts({ sums, fish }: { sums: Sums; fish: number }) {
  const { trips, blanks, hours } = sums;
  const rate = reliableRate(sums);
  return (
    <SheetFacts
      facts={[
        {
          name: t`Trips`,
          figure: trips,
          note: blanks > 0 ? t`${plural(blanks, { one: "# blank", other: "# blanks" })}` : undefined,
        },
        { name: t`Hours`, figure: formatHours(hours), unit: t`h` },
        { name: t`Fish`, figure: fish },
        { name: t`Fish per hour`, figure: rate === null ? null : formatRate(rate) },
      ]}
    />
  );
}

/** Example: "5 trips, 1 blank". */
function describeMonth({ trips, blanks }: Sums): string {
  return joinList([
    t`${plural(trips, { one: "# trip", other: "# trips" })}`,
    t`${plural(blanks, { 0: "no blanks", one: "# blank", other: "# blanks" })}`,
  ]);
}

function throughDay(day: string): string {
  const last = formatDay(day);
  return t`through ${last}`;
}
