import type { CustomField } from "@creel/domain/custom-fields/custom-field";

import { saveCsv } from "../rates/save-csv.ts";
import type { CustomCount } from "./count-custom.ts";
import type { LogCounts } from "./count-log.ts";
import { nameOfValue } from "./custom-counts.tsx";

const COLUMNS = ["of", "part", "catches", "trips", "blanks", "hours"];
const NOT_COUNTED = ["", "", ""];

/** How things are called. */
export interface CountedNames {
  lureName: (code: string) => string;
  fields: readonly CustomField[];
}

/** All that is counted as CSV: a line for each month, hour, lure, variant, water and choice of an own field. */
export async function saveCounts(
  { months, hoursOfDay, lures, waters, ownLures, custom }: LogCounts,
  { lureName, fields }: CountedNames,
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
    ...fields.flatMap((field) => linesOf(field, custom)),
  ]);
}

function linesOf(field: CustomField, counts: readonly CustomCount[]) {
  const values = counts.find(({ id }) => id === field.id)?.values ?? [];
  return values.map(({ name, catches }) => [field.name, nameOfValue(field, name), catches, "", "", ""]);
}
