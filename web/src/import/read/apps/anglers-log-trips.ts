import { readHeader } from "@creel/domain/import/columns/read-header";
import { readDay } from "@creel/domain/import/dates/read-day";
import { readTime } from "@creel/domain/import/dates/read-time";
import { newSourceTrip, type SourceTrip } from "@creel/domain/import/source/source-parts";
import { cellText, type SourceRow, type SourceTable } from "@creel/domain/import/source/source-table";

/** The first columns of anglers-log-trips.csv, in the languages that Anglers' Log ships. */
const SPAN = {
  startDate: ["Start Date", "Fecha de inicio"],
  startTime: ["Start Time", "Hora de inicio"],
  endDate: ["End Date", "Fecha de finalización"],
  endTime: ["End Time", "Hora de finalización"],
};
const NAMES = ["Name", "Nombre"];
const WATERS = ["Bodies of Water", "Bodies Of Water", "Cuerpos de agua", "Masas de agua"];

export function isAnglersLogTrips({ headers }: Pick<SourceTable, "headers">): boolean {
  return Object.values(SPAN).every((names) => names.some((name) => headers.includes(name)));
}

/** Reads each line as a trip. A trip names its catches only by their species. */
export function readAnglersLogTrips({ headers, rows }: SourceTable): SourceTrip[] {
  return rows.map((row) => tripOf(row, headers));
}

function tripOf({ cells }: SourceRow, headers: readonly string[]): SourceTrip {
  const used = new Set<number>();
  const take = (isMeant: (header: string) => boolean) => {
    const column = headers.findIndex(isMeant);
    used.add(column);
    return cellText(cells[column]);
  };
  const oneOf = (names: readonly string[]) => take((header) => names.includes(header));
  const fieldOf = (field: string) =>
    take((header) => readHeader(header).some((read) => read.field === field));
  const [startedAt, endedAt] = [
    momentOf(oneOf(SPAN.startDate), oneOf(SPAN.startTime)),
    momentOf(oneOf(SPAN.endDate), oneOf(SPAN.endTime)),
  ];
  const [name, timeZone, notes] = [oneOf(NAMES), fieldOf("time_zone"), fieldOf("notes")];
  const waters = oneOf(WATERS).split(", ");
  const others = headers.flatMap((header, column) => {
    const text = used.has(column) ? "" : cellText(cells[column]);
    return text === "" ? [] : `${header}: ${text}`;
  });
  return newSourceTrip({
    name,
    startedAt,
    endedAt,
    timeZone: timeZone || null,
    water: waters[0] || null,
    notes: [notes, waters.slice(1).join(", "), ...others].filter((text) => text !== "").join("\n"),
  });
}

/** The first year of a date that was set. An unset date is within hours of January 1, 1970. */
const FIRST_YEAR = 1971;

/** Dates spell out the month and have four-digit years. */
function momentOf(date: string, time: string): string | null {
  const day = readDay(date, "mdy", "9999-12-31")?.day;
  const clock = readTime(time)?.time;
  return day && clock && Number(day.slice(0, 4)) >= FIRST_YEAR ? `${day}T${clock}` : null;
}
