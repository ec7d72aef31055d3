import { saveCsv } from "../rates/save-csv.ts";
import type { LogCounts } from "./count-log.ts";

const COLUMNS = ["of", "part", "catches", "trips", "blanks", "hours"];
const NOT_COUNTED = ["", "", ""];

/** All that is counted as CSV: a line for each month, hour, lure, variant and water. */
export async function saveCounts(
  { months, hoursOfDay, lures, waters, ownLures }: LogCounts,
  lureName: (code: string) => string,
): Promise<void> {
  const inOrder = [...months].toSorted(([one], [other]) => one.localeCompare(other));
  await saveCsv("creel-counts.csv", [
    COLUMNS,
    ...inOrder.map(([month, { catches, trips, blanks, hours }]) => [
      "month",
      month,
      catches,
      trips,
      blanks,
      Number(hours.toFixed(2)),
    ]),
    ...hoursOfDay.map((catches, hour) => ["hour", `${hour}:00`, catches, ...NOT_COUNTED]),
    ...lures.map(({ name, catches }) => ["lure", name, catches, ...NOT_COUNTED]),
    ...ownLures.map(({ code, catches, hours }) => [
      "lure of the tackle box",
      lureName(code),
      catches,
      "",
      "",
      hours > 0 ? Number(hours.toFixed(2)) : "",
    ]),
    ...waters.map(({ name, catches }) => ["water", name, catches, ...NOT_COUNTED]),
  ]);
}
