import type { CustomValues } from "../../custom-fields/custom-field.ts";
import type { ColumnField } from "../plan/plan-fields.ts";
import type { StagedCatch } from "../staging/staged-catch.ts";
import type { DraftRow, RowContext } from "./row-context.ts";

interface CustomRows {
  /** The own fields that are made: those of which a catch has a value. */
  rows: DraftRow[];
  /** The values of a catch by the ids of their fields; `null` for none. */
  valuesOf: (staged: StagedCatch) => CustomValues | null;
}

export function customRows(
  fields: readonly ColumnField[],
  catches: readonly StagedCatch[],
  { idOf }: RowContext,
): CustomRows {
  const ids = new Map(fields.map(({ column, id }) => [column, id ?? idOf(`field:${column}`)]));
  const used = new Set(catches.flatMap(({ custom = {} }) => Object.keys(custom).map(Number)));
  const made = fields.filter(({ id, column }) => id === null && used.has(column));
  return {
    rows: made.map(({ column, name, kind, unit, choices }) => ({
      subject: "custom_field",
      line: 1,
      fields: { id: ids.get(column), name, kind, unit, choices },
    })),
    valuesOf: ({ custom = {} }) => {
      const values = Object.entries(custom).flatMap(([column, value]) => {
        const id = ids.get(Number(column));
        return id === undefined ? [] : [[id, value] as const];
      });
      return values.length === 0 ? null : Object.fromEntries(values);
    },
  };
}
