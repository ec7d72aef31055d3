import { getLocalTimeZone, today } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { useParams } from "react-router";

import { BackLink } from "../../ui/layout/back-link.tsx";
import { MonthSheet } from "./month-sheet.tsx";
import { PrintFrame } from "./print-frame.tsx";
import { placesAmong, usePrintOptions } from "./print-options.ts";
import { useOutings } from "./use-outings.ts";

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const OFFERED = ["none", "water"] as const;

/** A month of the log on paper. */
export function PrintMonthPage() {
  const { month = "" } = useParams();
  if (MONTH.test(month)) return <PrintedMonth key={month} month={month} />;
  return <PrintFrame back={<BackToTrips />} state="gone" />;
}

function PrintedMonth({ month }: { month: string }) {
  const [options] = usePrintOptions();
  const range = { from: `${month}-01`, to: lastDayOf(month) };
  const { trips, catches, state } = useOutings(range);
  return (
    <PrintFrame back={<BackToTrips />} places={OFFERED} state={state}>
      <MonthSheet
        month={month}
        trips={trips}
        catches={catches}
        through={throughDayOf(month)}
        places={placesAmong(OFFERED, options.places)}
      />
    </PrintFrame>
  );
}

/** @param month yyyy-mm */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, "2026-11-30".length);
}

/** Returns today, if the month is not over. */
function throughDayOf(month: string): string | null {
  const day = today(getLocalTimeZone()).toString();
  return day.startsWith(month) ? day : null;
}

function BackToTrips() {
  return <BackLink to="/catches/trips">{t`Trips`}</BackLink>;
}
