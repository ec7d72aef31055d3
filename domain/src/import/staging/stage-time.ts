import type { Coordinates } from "../../places/coordinates.ts";
import { dayOfClock, type ReadDay, readDay } from "../dates/read-day.ts";
import { isSpanOfTime, readTime } from "../dates/read-time.ts";
import { zoneNamed } from "../dates/zone-named.ts";
import type { ImportPlan } from "../plan/plan-import.ts";
import type { Clocks } from "./clocks.ts";
import type { RowCell, RowReader, ProblemCode, RowProblem, Severity, StagedTime } from "./staged-catch.ts";

interface TimeContext {
  plan: ImportPlan;
  clocks: Clocks;
  today: string;
  place: Coordinates | null;
}

export interface StagedClock {
  value: StagedTime | null;
  zone: string;
  problems: RowProblem[];
  /** The cells that the value was read from, or that a problem names. All others are left for the notes. */
  used: RowCell[];
}

/** Stages the time in the zone that the line names, else that of its place, else the angler's. */
export function stageTime(reader: RowReader, context: TimeContext): StagedClock {
  const { zone, cell: zoneCell } = zoneOf(reader, context);
  const problems = zoneProblems(reader, zoneCell);
  const read = stageDay(reader.cell("date"), context, problems);
  const isAsked = problems.some(({ severity }) => severity === "question");
  const clock = readClock(reader, read, isAsked);
  const timeCell = reader.cell("time");
  if (timeCell && !clock.ofCell) problems.push(problem("warning", "unreadable", timeCell));
  const used = [zoneCell, ...clock.used].filter((cell) => cell !== null);
  if (read === null) return { value: null, zone, problems, used };
  const { day, time, offset } = clock.ofCell ?? read;
  if (time === null) return { value: { day, time, date: day }, zone, problems, used };
  if (offset !== null) {
    const instant = `${day}T${time}${offset}`;
    return { value: { ...context.clocks.shownAt(instant, zone), date: instant }, zone, problems, used };
  }
  const { instant, isReal } = context.clocks.instantOf({ day, time, zone });
  if (!isReal) problems.push(problem("warning", "no_such_time", timeCell ?? reader.cell("date")));
  return { value: { day, time, date: instant }, zone, problems, used };
}

/** Spreadsheets write this time after a day alone. */
const MIDNIGHT = "00:00:00";

/**
 * Reads the cell with the time. `used` has the cells with nothing left to note: the cell with the day may have another
 * time.
 */
function readClock(
  reader: RowReader,
  read: ReadDay | null,
  isAsked: boolean,
): { ofCell: ReadDay | null; used: (RowCell | null)[] } {
  const [dateCell, timeCell] = [reader.cell("date"), reader.cell("time")];
  const clock = timeCell && !isSpanOfTime(timeCell.text) ? readTime(timeCell.text) : null;
  if (!clock) return { ofCell: null, used: [dateCell] };
  // While the angler is asked for the day, its time waits, too.
  if (!read) return { ofCell: { day: "", ...clock }, used: isAsked ? [dateCell, timeCell] : [dateCell] };
  const isSame = read.time === null || read.time === MIDNIGHT || read.time === clock.time;
  const ofCell = { ...clock, day: dayOfClock(read.day, clock) };
  return { ofCell, used: isSame ? [dateCell, timeCell] : [timeCell] };
}

function stageDay(
  cell: RowCell | null,
  { plan, today }: TimeContext,
  problems: RowProblem[],
): ReadDay | null {
  const order = plan.dateOrder?.value;
  if (cell === null) problems.push(problem("missing", "no_date", null));
  else if (!order) problems.push(problem("question", "not_decided", cell));
  if (cell === null || !order) return null;
  const read = readDay(cell.text, order, today);
  if (read === null) problems.push(problem("missing", unreadDay(cell.text), cell));
  else if (read.day > today) problems.push(problem("refused", "in_the_future", cell));
  return read;
}

function unreadDay(text: string): ProblemCode {
  return /\b1[0-8]\d\d\b/.test(text) ? "before_1900" : "unreadable";
}

function problem(severity: Severity, code: ProblemCode, cell: RowCell | null): RowProblem {
  return { severity, code, header: cell?.header ?? "", text: cell?.text ?? "" };
}

function zoneProblems(reader: RowReader, read: RowCell | null): RowProblem[] {
  const written = reader.cell("time_zone");
  return written && !read ? [problem("warning", "unreadable", written)] : [];
}

/** Accepts names of other apps, such as "America/New York". */
function zoneOf(reader: RowReader, { place, clocks, plan }: TimeContext) {
  const cell = reader.cell("time_zone");
  const zone = cell && zoneNamed(cell.text);
  if (zone !== null) return { zone, cell };
  return { zone: (place && clocks.zoneAt(place)) ?? plan.timeZone, cell: null };
}
