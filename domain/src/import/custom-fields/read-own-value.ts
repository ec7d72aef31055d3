import { CUSTOM_FIELD_LIMITS } from "../../custom-fields/custom-field-limits.ts";
import type { CustomValue } from "../../custom-fields/custom-field.ts";
import { nameKey } from "../../text/fold.ts";
import { hasTwoReadings, readNumber } from "../measures/read-number.ts";
import type { Decimal } from "../source/source-table.ts";
import { inUnit, readAmount } from "./amounts.ts";
import { fateOf, type KnownFate } from "./known-meanings.ts";
import type { FieldShape } from "./own-field.ts";
import { readFate } from "./read-fate.ts";
import { type HeadedCell, readYesNo } from "./read-yes-no.ts";
import { splitHeader } from "./split-header.ts";

type Unfit = "unreadable" | "out_of_range" | "too_long" | "not_decided";

export type ReadOwnValue = { value: CustomValue } | { problem: Unfit };

/** @param decimal `null` while the angler is asked */
export function readOwnValue(cell: HeadedCell, field: FieldShape, decimal: Decimal | null): ReadOwnValue {
  switch (field.kind) {
    case "text": {
      const isShort = cell.text.length <= CUSTOM_FIELD_LIMITS.text;
      return isShort ? { value: cell.text } : { problem: "too_long" };
    }
    case "number":
      return readNumberOf(cell, field, decimal);
    case "yes_no":
      return fitting(yesNoOf(cell, field));
    case "choice":
      return fitting(choiceOf(cell, field));
  }
}

function readNumberOf(
  { header, text }: HeadedCell,
  { unit }: FieldShape,
  decimal: Decimal | null,
): ReadOwnValue {
  const amount = readAmount(text);
  if (!amount) return { problem: "unreadable" };
  if (decimal === null && hasTwoReadings(amount.number)) return { problem: "not_decided" };
  const number = readNumber(amount.number, decimal ?? ".");
  const value = number === null ? null : inUnit(number, amount.unit ?? splitHeader(header).unit, unit);
  if (value === null) return { problem: "unreadable" };
  return Math.abs(value) > CUSTOM_FIELD_LIMITS.number ? { problem: "out_of_range" } : { value };
}

function fitting(value: CustomValue | null): ReadOwnValue {
  return value === null ? { problem: "unreadable" } : { value };
}

function yesNoOf(cell: HeadedCell, { name }: FieldShape): boolean | null {
  const [its, fate] = [fateOf(name), fateIn(cell)];
  return its !== null && fate !== null ? its === fate : readYesNo(cell.text);
}

function choiceOf(cell: HeadedCell, { choices }: FieldShape): string | null {
  const same = choices.find((choice) => isSameName(choice, cell.text));
  if (same !== undefined) return same;
  const fate = fateIn(cell);
  return (fate !== null && choices.find((choice) => fateOf(choice) === fate)) || null;
}

function fateIn(cell: HeadedCell): KnownFate | null {
  const fate = readFate(cell);
  return fate === "released_hurt" ? "released" : fate;
}

/** Names without a letter, such as "+" and "++", must match exactly. */
function isSameName(one: string, other: string): boolean {
  const key = nameKey(one);
  return key === "" ? one.trim() === other.trim() : key === nameKey(other);
}
