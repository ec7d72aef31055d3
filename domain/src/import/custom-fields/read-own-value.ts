import { CUSTOM_FIELD_LIMITS } from "../../custom-fields/custom-field-limits.ts";
import type { CustomValue } from "../../custom-fields/custom-field.ts";
import { nameKey } from "../../text/fold.ts";
import { hasTwoReadings, readNumber } from "../measures/read-number.ts";
import type { Decimal } from "../source/source-table.ts";
import { inUnit, readAmount } from "./amounts.ts";
import { type Fate, fateOf, otherFate } from "./known-meanings.ts";
import type { FieldShape } from "./own-field.ts";
import { splitHeader } from "./split-header.ts";

export interface HeadedCell {
  header: string;
  text: string;
}

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

/** Reads the fate from a cell such as "Released", or from a "no" in the column "Kept". */
function fateIn({ header, text }: HeadedCell): Fate | null {
  const fate = fateOf(text);
  if (fate !== null) return fate;
  const [asked, answer] = [fateOf(header), readYesNo(text)];
  if (asked === null || answer === null) return null;
  return answer ? asked : otherFate(asked);
}

/** Names without a letter, such as "+" and "++", must match exactly. */
function isSameName(one: string, other: string): boolean {
  const key = nameKey(one);
  return key === "" ? one.trim() === other.trim() : key === nameKey(other);
}

const YES = new Set("yes,y,true,1,x,ja,j,si,s,oui,o,vrai,tak,t,kylla,k,sim,verdadero,wahr".split(","));
const NO = new Set("no,n,false,0,nein,nej,non,faux,nee,nie,ei,e,nao,falso,falsch".split(","));
const CHECK = /^[✓✔☑]\uFE0F?$/u;
const CROSS = /^[✗✘☒☐]\uFE0F?$/u;

/** `null` if the text is neither. */
export function readYesNo(text: string): boolean | null {
  const plain = text.trim();
  if (CHECK.test(plain)) return true;
  if (CROSS.test(plain)) return false;
  const key = /\d/.test(plain) ? plain : nameKey(plain);
  if (YES.has(key)) return true;
  return NO.has(key) ? false : null;
}
