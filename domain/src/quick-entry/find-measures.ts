import { DETAILS, type MeasureName } from "../details/details.ts";
import { toApiUnit, unitNamed } from "../import/measures/measure-units.ts";
import { readMeasure } from "../import/measures/read-measure.ts";
import { readNumber } from "../import/measures/read-number.ts";
import type { Decimal } from "../import/source/source-table.ts";
import { foldText } from "../text/fold.ts";
import type { Doubt, MeasurePart, NamePart } from "./line-part.ts";
import { NUMBER, unitsAfter } from "./numbers.ts";

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
const LABELS = {
  length: ["long", "length", "lang", "lange"],
  weight: ["heavy", "weight", "weighed", "weighing", "schwer", "gewicht", "vikt"],
  depth: ["deep", "depth", "down", "tief", "tiefe", "djup", "djupt"],
  water_temperature: ["water", "wasser", "wassertemperatur", "vatten"],
  air_temperature: ["air", "luft", "lufttemperatur"],
  wind_speed: ["wind", "vind"],
  barometric_pressure: ["pressure", "baro", "barometer", "luftdruck", "lufttryck"],
} satisfies Partial<Record<MeasureName, readonly string[]>>;

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
  /** Numbers with a unit that are none of the catch: a second length, a girth, the weight of a lure. */
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
    if (isNew && !isOfSomethingElse(text, { start, ...found }, lures)) {
      parts.set(found.measure, withLabels(text, { start, ...found }));
    } else others.push({ start, end: found.end });
    from = parts.get(found.measure)?.end ?? found.end;
  }
  return { parts: [...parts.values()], others };
}

function isOfSomethingElse(
  text: string,
  found: Found & { start: number },
  lures: readonly NamePart[],
): boolean {
  return isOfLure(found, lures) || isGirth(text, found.start, found.end);
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
  if (number === null) return null;
  for (const { spelled, end } of unitsAfter(text, match.index + written.length)) {
    const meant = meaningOf(spelled, { text, match, end, number });
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
const WORD_AFTER = /^\s*(\p{L}+)(?:[\s:=]*(\d))?/u;
/** Folded labels that stand after their number alone; others belong to the number after them. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  "long lang lange heavy schwer deep down tief djup djupt".split(" "),
);

interface Beside {
  word: string;
  /** The start and the end of the word. */
  start: number;
  end: number;
}

/** The words around a number, "92 cm depth 3 m" has none after its 92 cm. */
function wordsBeside(text: string, start: number, end: number): { after?: Beside; before?: Beside } {
  const before = WORD_BEFORE.exec(text.slice(0, start));
  const [, after, digit] = WORD_AFTER.exec(text.slice(end)) ?? [];
  const isOfNext = digit !== undefined && after !== undefined && !ADJECTIVES.has(foldText(after));
  const afterStart = text.indexOf(after ?? "", end);
  return {
    ...(after !== undefined &&
      !isOfNext && { after: { word: after, start: afterStart, end: afterStart + after.length } }),
    ...(before?.[1] !== undefined && { before: { word: before[1], start: before.index, end: start } }),
  };
}

function labelsBeside(text: string, start: number, end: number): MeasureName[] {
  const { after, before } = wordsBeside(text, start, end);
  return [labelOf(after) ?? [], labelOf(before) ?? []].flat();
}

/** Folded: how thick a fish is, which is none of its measures here. */
const GIRTH: ReadonlySet<string> = new Set(["girth", "umfang", "omkrets"]);

function isGirth(text: string, start: number, end: number): boolean {
  const { after, before } = wordsBeside(text, start, end);
  return [after, before].some((beside) => beside && GIRTH.has(foldText(beside.word)));
}

function labelOf(beside: Beside | undefined): MeasureName | null {
  return beside ? measureCalled(beside.word) : null;
}

/** The measure that a word beside a number names. */
export function measureCalled(word: string): MeasureName | null {
  const folded = foldText(word);
  return LABELED.find((measure) => LABELS[measure].includes(folded)) ?? null;
}

/** The word that says what is measured is understood with the number. */
function withLabels(
  text: string,
  { start, end, measure, value, doubt }: Found & { start: number },
): MeasurePart {
  const { after, before } = wordsBeside(text, start, end);
  const ofAfter = labelOf(after) === measure ? after : undefined;
  const ofBefore = !ofAfter && labelOf(before) === measure ? before : undefined;
  return {
    kind: measure,
    value,
    doubt,
    start: ofBefore?.start ?? start,
    end: ofAfter?.end ?? end,
  };
}

function isWithinBounds({ measure, value }: Found): boolean {
  const { min, max } = DETAILS[measure];
  return value >= min && value <= max;
}
