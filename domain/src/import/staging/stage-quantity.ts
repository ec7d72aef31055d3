import { readNumber } from "../measures/read-number.ts";
import type { ImportPlan } from "../plan/plan-import.ts";
import type { RowCell, RowReader } from "./row-reader.ts";
import type { ProblemCode, RowProblem, Severity } from "./staged-catch.ts";

/** A line with more fish than this has something else in that column. */
const MOST_OF_A_LINE = 100;

interface StagedQuantity {
  /** Catches of the line. */
  count: number;
  problems: RowProblem[];
  /** None where the cell is left for the notes. */
  used: RowCell[];
}

/** As many catches as the line says, or one with the number in its notes. */
export function stageQuantity(reader: RowReader, plan: ImportPlan): StagedQuantity {
  const cell = reader.cell("quantity");
  if (!cell) return { count: 1, problems: [], used: [] };
  const number = readNumber(cell.text, ".");
  if (number === null) return { count: 1, problems: [problem("warning", "unreadable", cell)], used: [] };
  const isCount = Number.isInteger(number) && number >= 1 && number <= MOST_OF_A_LINE;
  if (!isCount) return { count: 1, problems: [problem("warning", "out_of_range", cell)], used: [] };
  return number === 1 ? { count: 1, problems: [], used: [cell] } : several(cell, number, plan);
}

function several(cell: RowCell, number: number, { quantity }: ImportPlan): StagedQuantity {
  if (quantity?.value === null) {
    return { count: 1, problems: [problem("question", "not_decided", cell)], used: [cell] };
  }
  const isEach = quantity?.value === "each";
  return { count: isEach ? number : 1, problems: [], used: isEach ? [cell] : [] };
}

function problem(severity: Severity, code: ProblemCode, { header, text }: RowCell): RowProblem {
  return { severity, code, header, text };
}
