import type { CustomValue } from "../../custom-fields/custom-field.ts";
import { ownFieldTarget } from "../columns/column-targets.ts";
import { readOwnValue } from "../custom-fields/read-own-value.ts";
import type { ColumnField } from "../plan/plan-fields.ts";
import type { ImportPlan } from "../plan/plan-import.ts";
import type { RowCell, RowReader } from "./row-reader.ts";
import type { RowProblem } from "./staged-catch.ts";

interface StagedOwnFields {
  /** By the column. */
  custom: Record<number, CustomValue>;
  problems: RowProblem[];
  /** What no field takes. */
  others: RowCell[];
}

export function stageOwnFields(reader: RowReader, { fields, decimal }: ImportPlan): StagedOwnFields {
  const staged: StagedOwnFields = { custom: {}, problems: [], others: [] };
  const set = new Set<string>();
  for (const field of fields) {
    const cell = cellOf(reader, field);
    if (!cell) continue;
    const { header, text } = cell;
    const read = readOwnValue(cell, field, decimal.value);
    if ("problem" in read) {
      const severity = read.problem === "not_decided" ? "question" : "warning";
      staged.problems.push({ severity, code: read.problem, header, text });
      if (severity === "warning") staged.others.push(cell);
    } else if (field.id !== null && set.has(field.id)) {
      staged.others.push(cell);
    } else {
      staged.custom[field.column] = read.value;
      if (field.id !== null) set.add(field.id);
    }
  }
  return staged;
}

function cellOf(reader: RowReader, { id, column }: ColumnField): RowCell | undefined {
  return reader.all(id === null ? "new_field" : ownFieldTarget(id)).find((cell) => cell.column === column);
}
