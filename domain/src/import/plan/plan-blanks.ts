import type { ColumnTarget } from "../columns/column-targets.ts";
import type { ColumnGuess } from "../columns/guess-columns.ts";
import { readNumber } from "../measures/read-number.ts";
import { isNoFish } from "../names/no-fish.ts";
import { asked, chosen, type Guess, SAMPLE_LINES } from "../source/guess.ts";
import { cellText, type SourceRow, type SourceTable } from "../source/source-table.ts";
import type { BlankUse, Choices } from "./choices.ts";

export const BLANK_USES: readonly BlankUse[] = ["trips", "left_out", "catches"];

/** Lines that are days without a fish. */
export interface BlankGuess {
  lines: readonly number[];
  use: Guess<BlankUse>;
}

interface BlankRequest {
  table: SourceTable;
  columns: readonly ColumnGuess[];
  choices: Choices;
}

/** `null` if no line is a day without a fish. */
export function planBlanks({ table, columns, choices }: BlankRequest): BlankGuess | null {
  const read = (row: SourceRow, target: ColumnTarget) =>
    columns
      .filter((column) => column.target.value === target)
      .map(({ column }) => cellText(row.cells[column]))
      .filter((text) => text !== "");
  const blanks = table.rows.filter((row) => {
    const [species] = read(row, "species");
    const [quantity] = read(row, "quantity");
    const isNamed = species !== undefined && Object.hasOwn(choices.speciesNames ?? {}, species);
    const isNone = species !== undefined && isNoFish(species) && !isNamed;
    const isMeasured = [...read(row, "length"), ...read(row, "weight")].some((text) => /[1-9]/.test(text));
    return !isMeasured && (isNone || (quantity !== undefined && readNumber(quantity, ".") === 0));
  });
  if (blanks.length === 0) return null;
  const samples = blanks.slice(0, SAMPLE_LINES).map((row) => {
    const [text = "0"] = [...read(row, "species"), ...read(row, "quantity")];
    return { line: row.line, text, readings: [read(row, "date")[0] ?? null, null, text] };
  });
  const use = choices.blanks
    ? chosen(choices.blanks, BLANK_USES)
    : asked(BLANK_USES, { code: "ambiguous", samples });
  return { lines: blanks.map(({ line }) => line), use };
}

/** Returns the lines that are not catches. */
export function blankLines(blanks: BlankGuess | null): ReadonlySet<number> {
  return new Set(blanks?.use.value === "catches" ? [] : blanks?.lines);
}
