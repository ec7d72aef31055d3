import { CUSTOM_FIELD_LIMITS } from "../../custom-fields/custom-field-limits.ts";
import { CUSTOM_FIELD_KINDS, type CustomFieldKind } from "../../custom-fields/custom-field.ts";
import { nameKey } from "../../text/fold.ts";
import { readNumber } from "../measures/read-number.ts";
import { certain, type Guess } from "../source/guess.ts";
import type { SourceCell } from "../source/source-table.ts";
import { readAmount } from "./amounts.ts";
import { fateOf } from "./known-meanings.ts";
import { readYesNo } from "./read-yes-no.ts";

/** The share of cells that must fit. */
const MOST_FIT = 0.9;
/** How often each word of a choice must occur on average. */
const REPEATS = 2;
const LEAST_CELLS = 4;

/** Guesses the kind of own field that takes these cells. */
export function guessKind(cells: readonly SourceCell[]): Guess<CustomFieldKind> {
  const count = (isFitting: (text: string) => boolean) => cells.filter(({ text }) => isFitting(text)).length;
  const answers = count((text) => !/\d/.test(text) && readYesNo(text) !== null);
  if (isMost(answers, cells)) return byContent("yes_no", answers, cells);
  const numbers = count(isNumber);
  if (isMost(numbers, cells) && unitsIn(cells).length <= 1) return byContent("number", numbers, cells);
  const texts = listDistinctTexts(cells);
  const areFates = cells.every(({ text }) => fateOf(text) !== null);
  const areRepeated = cells.length >= Math.max(LEAST_CELLS, texts.length * REPEATS);
  if (areChoices(texts) && (areRepeated || areFates)) {
    const evidence = { code: "few_words", words: texts.length, cells: cells.length } as const;
    return certain("choice", evidence, CUSTOM_FIELD_KINDS);
  }
  return byContent("text", count(isShort), cells);
}

/** Returns the different words of the cells, most frequent first, in their first spelling. */
export function listDistinctTexts(cells: readonly SourceCell[]): string[] {
  const found = new Map<string, { word: string; count: number }>();
  for (const { text } of cells) {
    const key = nameKey(text) || text;
    const { word, count } = found.get(key) ?? { word: text, count: 0 };
    found.set(key, { word, count: count + 1 });
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count).map(({ word }) => word);
}

/** Returns the unit that every cell with a unit has; `null` if they differ. */
export function unitIn(cells: readonly SourceCell[]): string | null {
  const [unit = null, ...others] = unitsIn(cells);
  return others.length === 0 ? unit : null;
}

function unitsIn(cells: readonly SourceCell[]): string[] {
  return [...new Set(cells.flatMap(({ text }) => readAmount(text)?.unit ?? []))];
}

function isNumber(text: string): boolean {
  const amount = readAmount(text);
  if (!amount || (amount.unit ?? "").length > CUSTOM_FIELD_LIMITS.unit) return false;
  return readNumber(amount.number, ".") !== null || readNumber(amount.number, ",") !== null;
}

function isShort(text: string): boolean {
  return text.length <= CUSTOM_FIELD_LIMITS.text;
}

function areChoices(texts: readonly string[]): boolean {
  const { choices, choice: letters } = CUSTOM_FIELD_LIMITS;
  return texts.length <= choices && texts.every((word) => word.length <= letters && !word.includes("\n"));
}

function isMost(fitting: number, cells: readonly SourceCell[]): boolean {
  return cells.length > 0 && fitting / cells.length >= MOST_FIT;
}

function byContent(
  kind: CustomFieldKind,
  fitting: number,
  cells: readonly SourceCell[],
): Guess<CustomFieldKind> {
  return certain(kind, { code: "content", fitting, cells: cells.length }, CUSTOM_FIELD_KINDS);
}
