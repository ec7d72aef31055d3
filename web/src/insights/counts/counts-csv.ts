import type { CustomField } from "@creel/domain/custom-fields/custom-field";

import { csvOf, saveCsv } from "../rates/save-csv.ts";
import type { CustomCount } from "./count-custom.ts";
import { type LogCounts, type PeriodCount, rateOfCount } from "./count-log.ts";
import { nameOfValue } from "./custom-counts.tsx";

const COLUMNS = ["of", "part", "fish", "trips", "blanks", "hours", "fish_an_hour"];
const NOT_COUNTED = ["", "", "", ""];

/** The display names for the file. */
export interface CountedNames {
  lureName: (code: string) => string;
  fields: readonly CustomField[];
}

/** Saves all counts as CSV, with a line for each month, hour, lure, variant, water, fate and custom field value. */
export async function saveCounts(counted: LogCounts, names: CountedNames): Promise<void> {
  await saveCsv("creel-counts.csv", recordsOf(counted, names));
}

export function csvOfCounts(counted: LogCounts, names: CountedNames): Promise<string> {
  return csvOf(recordsOf(counted, names));
}

function recordsOf(
  { months, hoursOfDay, lures, waters, fates, keptSpecies, ownLures, custom, customOfTrips }: LogCounts,
  { lureName, fields }: CountedNames,
) {
  const inOrder = [...months].toSorted(([one], [other]) => one.localeCompare(other));
  return [
    COLUMNS,
    ...inOrder.map(([month, count]) => recordOfMonth(month, count)),
    ...hoursOfDay.map((catches, hour) => ["hour", `${hour}:00`, catches, ...NOT_COUNTED]),
    ...lures.map(({ name, catches }) => ["lure", name, catches, ...NOT_COUNTED]),
    ...ownLures.map(({ code, catches, ...count }) => recordOfLure(lureName(code), catches, count)),
    ...waters.map(({ name, catches }) => ["water", name, catches, ...NOT_COUNTED]),
    ...fates.map(({ name, catches }) => ["fate", name, catches, ...NOT_COUNTED]),
    ...keptSpecies.map(({ name, catches }) => ["kept", name, catches, ...NOT_COUNTED]),
    ...fields.flatMap((field) => linesOf(field, field.subject === "trip" ? customOfTrips : custom)),
  ];
}

/** Returns the cells in column order. The rate is empty if there are too few trips. */
function recordOfMonth(month: string, { catches, trips, blanks, hours, ...count }: PeriodCount) {
  return ["month", month, catches, trips, blanks, Number(hours.toFixed(2)), rateOf({ hours, ...count })];
}

/** Includes the hours in which the lure was on, if they are known. */
function recordOfLure(name: string, catches: number, count: OfHours) {
  const { hours } = count;
  return [
    "lure of the tackle box",
    name,
    catches,
    "",
    "",
    hours > 0 ? Number(hours.toFixed(2)) : "",
    rateOf(count),
  ];
}

type OfHours = Pick<PeriodCount, "outings" | "hours" | "fishOfHours">;

function rateOf(count: OfHours): number | string {
  const rate = rateOfCount(count);
  return rate === null ? "" : Number(rate.toFixed(4));
}

function linesOf(field: CustomField, counts: readonly CustomCount[]) {
  const values = counts.find(({ id }) => id === field.id)?.values ?? [];
  return values.map(({ name, catches: count }) => {
    const [catches, trips] = field.subject === "trip" ? ["", count] : [count, ""];
    return [field.name, nameOfValue(field, name), catches, trips, "", "", ""];
  });
}
