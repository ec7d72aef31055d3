import type { Coordinates } from "../../places/coordinates.ts";
import { timeZoneSchema } from "../../places/time-zone.ts";
import { type ReadDay, readDay } from "../dates/read-day.ts";
import { readTime } from "../dates/read-time.ts";
import type { ImportPlan } from "../plan/plan-import.ts";
import type { Clocks, ClockTime } from "./clocks.ts";
import type { RowCell, RowReader } from "./row-reader.ts";
import type { ProblemCode, RowProblem, Severity, StagedTime } from "./staged-catch.ts";

interface TimeContext {
  plan: ImportPlan;
  clocks: Clocks;
  today: string;
  place: Coordinates | null;
}

interface StagedClock {
  value: StagedTime | null;
  zone: string;
  problems: RowProblem[];
}

/** In the zone that the line names, else that of its place, else the angler's. */
export function stageTime(reader: RowReader, context: TimeContext): StagedClock {
  const zone = zoneOf(reader, context);
  const problems: RowProblem[] = [];
  const day = stageDay(reader.cell("date"), context, problems);
  if (day === null) return { value: null, zone, problems };
  const { time, offset } = clockOf(reader, day, problems);
  if (time === null) return { value: { day: day.day, time, date: day.day }, zone, problems };
  const { instant, isReal } = instantOf({ day: day.day, time, zone }, offset, context.clocks);
  if (!isReal) problems.push(problem("warning", "no_such_time", reader.cell("time") ?? reader.cell("date")));
  return { value: { day: day.day, time, date: instant }, zone, problems };
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

function instantOf(clock: ClockTime, offset: string | null, clocks: Clocks): ReturnType<Clocks["instantOf"]> {
  if (offset === null) return clocks.instantOf(clock);
  return { instant: `${clock.day}T${clock.time}${offset}`, isReal: true };
}

/** Of its own column, else what stands beside the day. */
function clockOf(reader: RowReader, read: ReadDay, problems: RowProblem[]): Omit<ReadDay, "day"> {
  const cell = reader.cell("time");
  const clock = cell && readTime(cell.text);
  if (cell && !clock) problems.push(problem("warning", "unreadable", cell));
  return clock ?? read;
}

function unreadDay(text: string): ProblemCode {
  return /\b1[0-8]\d\d\b/.test(text) ? "before_1900" : "unreadable";
}

function problem(severity: Severity, code: ProblemCode, cell: RowCell | null): RowProblem {
  return { severity, code, header: cell?.header ?? "", text: cell?.text ?? "" };
}

/** Other apps write "America/New York". */
function zoneOf(reader: RowReader, { place, clocks, plan }: TimeContext): string {
  const written = timeZoneSchema.safeParse(reader.text("time_zone")?.replaceAll(" ", "_"));
  if (written.success) return written.data;
  return (place && clocks.zoneAt(place)) ?? plan.timeZone;
}
