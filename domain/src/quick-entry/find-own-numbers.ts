import { CUSTOM_FIELD_LIMITS } from "../custom-fields/custom-field-limits.ts";
import type { MeasureName } from "../details/details.ts";
import { readNumber } from "../import/measures/read-number.ts";
import type { Decimal } from "../import/source/source-table.ts";
import { foldText } from "../text/fold.ts";
import { countBefore, countIn } from "./find-quantity.ts";
import { measureCalled } from "./labels-beside.ts";
import { type Lexicon, whollyOf } from "./lexicon.ts";
import type { CustomPart, KnownField, NamePart, Span } from "./line-part.ts";
import { NUMBER, unitsAfter } from "./numbers.ts";
import { unitCalled } from "./units.ts";
import { placesOfName } from "./words.ts";

interface NumberContext {
  decimal: Decimal;
  lexicon: Lexicon;
}

/** Finds "girth 14 in", "60 ft line out", and the number of fish in "x3". */
export function findOwnNumbers(
  text: string,
  fields: readonly KnownField[],
  context: NumberContext,
): CustomPart[] {
  const { lexicon } = context;
  const named = fields
    .filter(({ kind, name }) => kind === "number" && measureCalled(name, lexicon) === null)
    .flatMap((field) => namedNumber(text, field, context) ?? []);
  const quantity = fields.find((field) => isQuantity(field, lexicon));
  if (!quantity || named.some(({ field }) => field.id === quantity.id)) return named;
  const count = countIn(text, lexicon);
  return count ? [...named, partOf(quantity, count.value, count)] : named;
}

/** Finds the number of fish in "2 walleye", if none of the found parts states it. */
export function findCountBefore(
  text: string,
  species: NamePart | null,
  {
    fields,
    found,
    lexicon,
  }: { fields: readonly KnownField[]; found: readonly CustomPart[]; lexicon: Lexicon },
): CustomPart[] {
  const quantity = fields.find((field) => isQuantity(field, lexicon));
  if (!species || !quantity || found.some(({ field }) => field.id === quantity.id)) return [];
  const count = countBefore(text, species, lexicon);
  return count ? [partOf(quantity, count.value, count)] : [];
}

const BETWEEN = /^\s*[:=]?\s*$/;

interface Written extends Span {
  value: number;
}

/** A number belongs to the name before it rather than to the one after it. */
function namedNumber(text: string, field: KnownField, context: NumberContext): CustomPart | null {
  const names = placesOfName(text, field.name);
  const numbers = names.length === 0 ? [] : numbersIn(text, field, context);
  const isBeside = (first: Span, second: Span) =>
    first.end <= second.start && BETWEEN.test(text.slice(first.end, second.start));
  for (const isNameFirst of [true, false]) {
    for (const number of numbers) {
      const name = names.find((place) => (isNameFirst ? isBeside(place, number) : isBeside(number, place)));
      if (name) {
        const span = { start: Math.min(name.start, number.start), end: Math.max(name.end, number.end) };
        return partOf(field, number.value, span);
      }
    }
  }
  return null;
}

/** Returns the numbers in the field's unit and those without a unit. */
function numbersIn(text: string, field: KnownField, { decimal, lexicon }: NumberContext): Written[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: written, index: start }) => {
    const value = readNumber(written, decimal);
    const end = endWithUnit(text, start + written.length, { field, lexicon });
    return value === null || end === null || Math.abs(value) > CUSTOM_FIELD_LIMITS.number
      ? []
      : [{ start, end, value }];
  });
}

/** Returns where the number and its unit end; `null` if it has the unit of something else. */
function endWithUnit(
  text: string,
  numberEnd: number,
  { field: { unit }, lexicon }: { field: KnownField; lexicon: Lexicon },
): number | null {
  if (unit === null) return numberEnd;
  const units = unitsAfter(text, numberEnd, lexicon);
  const own = units.find(({ spelled }) => isSameUnit(spelled, unit, lexicon));
  if (own) return own.end;
  return units.some(({ spelled }) => measuresIn(spelled, lexicon).length > 0) ? null : numberEnd;
}

/** True for two spellings of one unit, such as "in" and "inches". */
function isSameUnit(one: string, other: string, lexicon: Lexicon): boolean {
  return (
    foldText(one) === foldText(other) ||
    measuresIn(one, lexicon).some(
      (measure) => unitCalled(measure, one, lexicon) === unitCalled(measure, other, lexicon),
    )
  );
}

function measuresIn(unit: string, lexicon: Lexicon) {
  return MEASURES.filter((measure) => unitCalled(measure, unit, lexicon) !== null);
}

const MEASURES = [
  "length",
  "weight",
  "depth",
  "water_temperature",
  "wind_speed",
] as const satisfies readonly MeasureName[];

const QUANTITY = whollyOf("quantity");

/** Whether the field is for the number of fish. */
export function isQuantity({ kind, unit, name }: KnownField, lexicon: Lexicon): boolean {
  return kind === "number" && unit === null && QUANTITY(lexicon).test(foldText(name));
}

function partOf(field: KnownField, value: number, span: Span): CustomPart {
  return { kind: "custom", field, value, doubt: null, start: span.start, end: span.end };
}
