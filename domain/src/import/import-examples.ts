import { HOUR_MS } from "../dates/units-of-time.ts";
import type { ReadGrid } from "./places/read-position.ts";
import type { Choices, ImportContext } from "./plan/choices.ts";
import { type ImportPlan, planImport } from "./plan/plan-import.ts";
import type { SourceTable } from "./source/source-table.ts";
import type { Clocks } from "./staging/clocks.ts";
import { stageRows } from "./staging/stage-rows.ts";
import type { StagedCatch } from "./staging/staged-catch.ts";

export const CONTEXT: ImportContext = {
  today: "2026-11-23",
  timeZone: "America/Chicago",
  species: [],
  lures: [],
  fields: [],
  places: [],
};

/** Clocks that never change: every place is in the angler's zone, six hours behind UTC. */
export const CLOCKS: Clocks = {
  zoneAt: () => null,
  instantOf: ({ day, time }) => ({ instant: `${day}T${time}-06:00`, isReal: true }),
  shownAt: (instant) => {
    const [day = "", time = ""] = new Date(Date.parse(instant) - 6 * HOUR_MS).toISOString().split(/[T.]/);
    return { day, time };
  },
  inZone: (instant) => instant,
};

/** Reads neither UTM nor plus codes. */
export const NO_GRID: ReadGrid = () => null;

/** Makes a table as a reader would. The first line names the columns. */
export function tableOf(lines: readonly string[], options: Partial<SourceTable> = {}): SourceTable {
  const [headers = [], ...rows] = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  return {
    name: "log.csv",
    headers,
    rows: rows.map((cells, index) => ({ line: index + 2, cells })),
    delimiter: ",",
    decimal: null,
    ...options,
  };
}

export function stage(
  table: SourceTable,
  choices: Choices = {},
  context: ImportContext = CONTEXT,
): { plan: ImportPlan; catches: StagedCatch[] } {
  const plan = planImport({ table, choices, context, readGrid: NO_GRID });
  return { plan, catches: stageRows({ table, plan, context, clocks: CLOCKS, readGrid: NO_GRID }) };
}
