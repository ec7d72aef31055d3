import { DETAILS, type MeasureName } from "../catches/details.ts";
import { toApiUnit, unitNamed } from "../import/measures/measure-units.ts";
import { readMeasure } from "../import/measures/read-measure.ts";
import { readNumber } from "../import/measures/read-number.ts";
import type { Decimal } from "../import/source/source-table.ts";
import { foldText } from "../text/fold.ts";
import type { Doubt, MeasurePart, NamePart } from "./line-part.ts";

const NUMBER =
  /(?<![\p{L}\d.,:/])(?:(?<=^|\s)[-−])?(?:\d+[.,]\d+|\d+ \d\/\d+|\d+\/\d+|\d+[¼½¾]?|[¼½¾])(?![\d:/])/gu;
const TWO_PARTS = [
  {
    measure: "weight",
    pattern: /\d+ ?(?:lbs?\.?|pounds?|#),? ?\d+(?:[.,]\d+)? ?(?:ozs?|ounces?)(?!\p{L})/uy,
  },
  {
    measure: "length",
    pattern: /\d+ ?(?:ft\.?|feet|foot|['′’]) ?(?:\d|1[01])(?:[.,]\d+)? ?(?:in|inch|inches|["″”])(?!\p{L})/uy,
  },
] as const;
/** Two words at most: "deg f", "km/h". */
const UNIT = /^ ?([^\s\d|,;]+)(?: ([^\s\d|,;]+))?/u;
const END_MARKS = /[.,;:!?)]+$/;

/** Where a unit belongs to several measures, it is the first of these. */
const ORDER = [
  "length",
  "weight",
  "depth",
  "water_temperature",
  "wind_speed",
  "barometric_pressure",
] as const satisfies readonly MeasureName[];

/** Words beside a number that say what is measured, folded, in English, German and Swedish. */
const LABELS: Record<MeasureName, readonly string[]> = {
  length: ["long", "length", "lang", "lange"],
  weight: ["heavy", "weight", "weighed", "weighing", "schwer", "gewicht", "vikt"],
  depth: ["deep", "depth", "down", "tief", "tiefe", "djup", "djupt"],
  water_temperature: ["water", "wasser", "wassertemperatur", "vatten"],
  air_temperature: ["air", "luft", "lufttemperatur"],
  wind_speed: ["wind", "vind"],
  barometric_pressure: ["pressure", "baro", "barometer", "luftdruck", "lufttryck"],
};

const LABELED = [...ORDER, "air_temperature"] as const;

/** An adult fish is measured in meters as "1.05 m", a depth hardly ever so finely. */
const LONGEST_FISH_M = 3;

interface Found {
  measure: MeasureName;
  /** In the API's unit. */
  value: number;
  end: number;
  doubt: Doubt | null;
}

interface MeasureContext {
  decimal: Decimal;
  lures: readonly NamePart[];
}

interface Measures {
  parts: readonly MeasurePart[];
  /** Numbers with a unit that are none of the catch: a second length, the weight of a lure. */
  others: readonly { start: number; end: number }[];
}

/** Numbers with a unit, each measure once; what lies outside its bounds is none. */
export function findMeasures(text: string, { decimal, lures }: MeasureContext): Measures {
  const parts = new Map<MeasureName, MeasurePart>();
  const others: { start: number; end: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    const start = match.index;
    const found = start < from ? null : (twoPartsAt(text, start) ?? onePartAt(text, match, decimal));
    if (!found) continue;
    const isNew = !parts.has(found.measure) && isWithinBounds(found);
    if (isNew && !isOfLure({ start, ...found }, lures)) {
      parts.set(found.measure, withLabels(text, { start, ...found }));
    } else others.push({ start, end: found.end });
    from = parts.get(found.measure)?.end ?? found.end;
  }
  return { parts: [...parts.values()], others };
}

/** 4 oz: what a lure weighs, and hardly a fish that is weighed. */
const HEAVIEST_LURE_LB = 0.25;

/** "1/4 oz jig", "jig 1/4 oz" */
function isOfLure(
  { measure, value, start, end }: Found & { start: number },
  lures: readonly NamePart[],
): boolean {
  const isNext = lures.some((lure) => Math.max(lure.start - end, start - lure.end) <= 1);
  return measure === "weight" && value <= HEAVIEST_LURE_LB && isNext;
}

function twoPartsAt(text: string, start: number): Found | null {
  for (const { measure, pattern } of TWO_PARTS) {
    pattern.lastIndex = start;
    const written = pattern.exec(text)?.[0] ?? "";
    const read = readMeasure(written, measure, ".");
    if (read?.unit) {
      const value = toApiUnit(measure, read.value, read.unit);
      return { measure, value, end: start + written.length, doubt: null };
    }
  }
  return null;
}

function onePartAt(text: string, match: RegExpExecArray, decimal: Decimal): Found | null {
  const [written] = match;
  const number = readNumber(written, decimal);
  const afterNumber = match.index + written.length;
  const [, first = "", second = ""] = UNIT.exec(text.slice(afterNumber)) ?? [];
  const spellings = [`${first} ${second}`.trim(), first].map((spelled) => spelled.replace(END_MARKS, ""));
  for (const spelled of spellings) {
    const end = text.indexOf(spelled, afterNumber) + spelled.length;
    const meant = spelled === "" || number === null ? null : meaningOf(spelled, { text, match, end, number });
    if (meant) return { ...meant, end };
  }
  return null;
}

interface Written {
  text: string;
  match: RegExpExecArray;
  end: number;
  number: number;
}

function meaningOf(spelled: string, { text, match, end, number }: Written): Omit<Found, "end"> | null {
  const label = labelsBeside(text, match.index, end).find((measure) => unitNamed(measure, spelled) !== null);
  const named = ORDER.find((measure) => unitNamed(measure, spelled) !== null);
  if (!named) return null;
  const { measure, doubt } = label
    ? { measure: label, doubt: null }
    : withoutLabel(named, spelled, { number, written: match[0] });
  const unit = unitNamed(measure, spelled);
  return unit && { measure, value: toApiUnit(measure, number, unit), doubt };
}

interface Typed {
  number: number;
  written: string;
}

function withoutLabel(named: MeasureName, spelled: string, { number, written }: Typed) {
  const unit = unitNamed(named, spelled);
  const isFine = /[.,]\d\d$/.test(written);
  if (unit === "m" && isFine && number < LONGEST_FISH_M) return { measure: named, doubt: "unit" as const };
  if (unit === "m" || unit === "ft") return { measure: "depth" as const, doubt: null };
  return { measure: named, doubt: named === "water_temperature" ? ("unit" as const) : null };
}

const WORD_BEFORE = /(\p{L}+)[\s:=]*$/u;
const WORD_AFTER = /^\s*(\p{L}+)/u;

function labelsBeside(text: string, start: number, end: number): MeasureName[] {
  const before = WORD_BEFORE.exec(text.slice(0, start))?.[1];
  const after = WORD_AFTER.exec(text.slice(end))?.[1];
  return [labelOf(after) ?? [], labelOf(before) ?? []].flat();
}

function labelOf(word: string | undefined): MeasureName | null {
  if (word === undefined) return null;
  const folded = foldText(word);
  return LABELED.find((measure) => LABELS[measure].includes(folded)) ?? null;
}

/** The word that says what is measured is understood with the number. */
function withLabels(
  text: string,
  { start, end, measure, value, doubt }: Found & { start: number },
): MeasurePart {
  const after = WORD_AFTER.exec(text.slice(end));
  const before = WORD_BEFORE.exec(text.slice(0, start));
  const isAfter = after !== null && labelOf(after[1]) === measure;
  const isBefore = !isAfter && before !== null && labelOf(before[1]) === measure;
  return {
    kind: measure,
    value,
    doubt,
    start: isBefore ? before.index : start,
    end: isAfter ? end + after[0].length : end,
  };
}

function isWithinBounds({ measure, value }: Found): boolean {
  const { min, max } = DETAILS[measure];
  return value >= min && value <= max;
}
