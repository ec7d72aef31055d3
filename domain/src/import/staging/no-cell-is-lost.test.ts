import { assert, constantFrom, property, record, uniqueArray } from "fast-check";
import { expect, test } from "vitest";

import { type ColumnTarget, IMPORT_FIELDS } from "../columns/column-targets.ts";
import { CLOCKS, CONTEXT, NO_GRID, stage, tableOf } from "../import-examples.ts";
import type { ImportPlan } from "../plan/plan-import.ts";
import type { SourceTable } from "../source/source-table.ts";
import { stageRows } from "./stage-rows.ts";
import type { StagedCatch } from "./staged-catch.ts";

const TARGETS: readonly ColumnTarget[] = [...IMPORT_FIELDS, "noted", "new_field"];

/**
 * No two cells mean the same. None has the meaning that a missing cell has, such as a quantity of 1 or the angler's own
 * zone.
 */
const CELLS = `
  Pike; dusk; noon; 0642 hrs; 24:00; 6:42 pm; 19.55 Uhr; 오전 9:15; 06:00-08:00; 2026-06-01; 2026-06-02 05:01; 03/05/2020;
  26 giugno 2020; 2020年6月26日; 1593190000; 45444; Dec 24, 2026; May 3, 1856; 45.1234; -93.1; 999; 47.5, -92.1;
  https://maps.example/somewhere; 5+; 250; 3; 2.5; 13/14; 17 1/4; 20⅞; 14+; >16; 12-15; 12-15 in; 62 cm; 6lb 3½oz;
  1,234; about a foot; 2 st; WSW; 270°; SO; 3 Bft; Rising; Full Moon; Sunny; Mepps #2; a.jpg; yes; no; 5; x;
  Europe/Berlin; Quito; Nowhere/Atlantis; 3f2504e0-4f89-41d3-9a0c-0305e82c3301; 17; a long afternoon
`
  .split(";")
  .map((cell) => cell.trim());

const seen = ({ fields: { notes: _notes, ...fields }, problems: _problems, ...others }: StagedCatch) => ({
  ...others,
  fields,
});

/** Whether the cell changes a field, or is in the notes or in a problem under its header. */
function isPreserved(table: SourceTable, plan: ImportPlan, column: number): boolean {
  const stageTable = (of: SourceTable) =>
    stageRows({ table: of, plan, context: CONTEXT, clocks: CLOCKS, readGrid: NO_GRID });
  const [header, text = ""] = [table.headers[column] ?? "", table.rows[0]?.cells[column]];
  const all = stageTable(table);
  const isReported = all.some(
    ({ fields: { notes }, problems }) =>
      (notes ?? "").split("\n").some((line) => line === `${header}: ${text}` || line === text) ||
      problems.some((problem) => problem.header.includes(header) && problem.text.includes(text)),
  );
  const rows = table.rows.map(({ line, cells }) => ({ line, cells: cells.with(column, "") }));
  const without = stageTable({ ...table, rows });
  return isReported || JSON.stringify(all.map(seen)) !== JSON.stringify(without.map(seen));
}

test("each cell of a line ends in a field, in the notes, or in a problem that is named", () => {
  const column = record({ target: constantFrom(...TARGETS), text: constantFrom(...CELLS) });
  assert(
    property(
      uniqueArray(column, { minLength: 1, maxLength: 8, selector: ({ text }) => text }),
      constantFrom("one", "each", undefined),
      (columns, quantity) => {
        const headers = columns.map((_, index) => `Column ${index}`);
        const cells = columns.map(({ text }) => text);
        const table = { ...tableOf([headers.join("|"), ""]), rows: [{ line: 2, cells }] };
        const targets = Object.fromEntries(columns.map(({ target }, index) => [index, target]));
        const { plan } = stage(table, { columns: targets, dateOrder: "dmy", ...(quantity && { quantity }) });
        const lost = columns.filter((_, index) => !isPreserved(table, plan, index));
        expect(lost).toEqual([]);
      },
    ),
    { numRuns: 600, seed: 46 },
  );
});
