import { CUSTOM_FIELD_LIMITS } from "../../custom-fields/custom-field-limits.ts";
import type { CustomFieldKind } from "../../custom-fields/custom-field.ts";
import { ownFieldIn } from "../columns/column-targets.ts";
import type { ColumnGuess } from "../columns/guess-columns.ts";
import { guessKind, unitIn, listDistinctTexts } from "../custom-fields/guess-kind.ts";
import type { FieldShape, OwnField } from "../custom-fields/own-field.ts";
import { splitHeader } from "../custom-fields/split-header.ts";
import { chosen, type Guess } from "../source/guess.ts";
import { cellsOf, type SourceCell, type SourceTable } from "../source/source-table.ts";

/** The own field that a column goes into. */
export interface ColumnField extends FieldShape {
  column: number;
  /** `null` if the import creates the field. */
  id: string | null;
  /** `null` for a field of the log. */
  guess: Guess<CustomFieldKind> | null;
}

interface FieldRequest {
  table: SourceTable;
  columns: readonly ColumnGuess[];
  fields: readonly OwnField[];
  /** The angler's choices for new fields. */
  kinds: Readonly<Record<number, CustomFieldKind>>;
}

export function planFields({ table, columns, fields, kinds }: FieldRequest): ColumnField[] {
  return columns.flatMap(({ column, header, target: { value: target } }): ColumnField[] => {
    const id = ownFieldIn(target);
    const own = id === null ? undefined : fields.find((field) => field.id === id);
    if (own) {
      const { name, kind, unit, choices } = own;
      return [{ column, id, name, kind, unit, choices, guess: null }];
    }
    if (target !== "new_field") return [];
    return [newField({ column, header }, cellsOf(table, column), kinds[column])];
  });
}

function newField(
  { column, header }: Pick<ColumnGuess, "column" | "header">,
  cells: readonly SourceCell[],
  chosenKind: CustomFieldKind | undefined,
): ColumnField {
  const guessed = guessKind(cells);
  const guess = chosenKind === undefined ? guessed : chosen(chosenKind, guessed.alternatives);
  const kind = guess.value ?? "text";
  const parts = splitHeader(header);
  const isNumber = kind === "number";
  const name = (isNumber ? parts.name : header.replaceAll(/\s+/g, " ").trim()) || String(column + 1);
  const unit = isNumber ? (parts.unit ?? unitIn(cells)) : null;
  const choices = kind === "choice" ? listDistinctTexts(cells).filter(isChoice) : [];
  return {
    column,
    id: null,
    name: name.slice(0, CUSTOM_FIELD_LIMITS.name),
    kind,
    unit: unit?.slice(0, CUSTOM_FIELD_LIMITS.unit) ?? null,
    choices: choices.slice(0, CUSTOM_FIELD_LIMITS.choices),
    guess,
  };
}

function isChoice(word: string): boolean {
  return word.length <= CUSTOM_FIELD_LIMITS.choice && !word.includes("\n");
}
