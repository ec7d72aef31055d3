import type { UnitSystem } from "../accounts/user.ts";
import { DETAILS, type MeasureName } from "../details/details.ts";
import { toApiUnit, unitNamed } from "../import/measures/measure-units.ts";
import { readMeasure, readPair } from "../import/measures/read-measure.ts";
import { readNumber } from "../import/measures/read-number.ts";
import type { Decimal } from "../import/source/source-table.ts";
import { foldText } from "../text/fold.ts";
import { UNITS as API_UNITS } from "../units/units.ts";
import { cover, type Doubt, type MeasurePart, type NamePart, type Span } from "./line-part.ts";
import { NUMBER, unitsAfter } from "./numbers.ts";

const TWO_PARTS = [
  {
    measure: "weight",
    pattern: /\d+ ?(?:lbs?\.?|pounds?|#)(?:,? ?| and |-)\d+(?:[.,]\d+)? ?(?:ozs?|ounces?)(?!\p{L})/uy,
  },
  {
    measure: "length",
    pattern: /\d+ ?(?:ft\.?|feet|foot|['′’]) ?(?:\d|1[01])(?:[.,]\d+)? ?(?:in|inch|inches|["″”])(?!\p{L})/uy,
  },
] as const;

/** If a unit belongs to several measures, the first one in this order is used. */
const ORDER = [
  "length",
  "weight",
  "depth",
  "water_temperature",
  "wind_speed",
  "barometric_pressure",
] as const satisfies readonly MeasureName[];

/** Words beside a number that name its measure, folded, in English, German and Swedish. */
const LABELS = {
  length: ["long", "length", "lang", "lange"],
  weight: ["heavy", "weight", "weighed", "weighing", "schwer", "gewicht", "vikt"],
  depth: ["deep", "depth", "down", "tief", "tiefe", "djup", "djupt"],
  water_temperature: ["water", "wasser", "wassertemperatur", "vatten", "temp", "surface"],
  air_temperature: ["air", "luft", "lufttemperatur"],
  wind_speed: ["wind", "vind"],
  barometric_pressure: ["pressure", "baro", "barometer", "luftdruck", "lufttryck"],
} satisfies Partial<Record<MeasureName, readonly string[]>>;

const LABELED = [...ORDER, "air_temperature"] as const;

/** Below this, meters with two decimals, as in "1.05 m", are a fish's length: depths are hardly ever that exact. */
const LONGEST_FISH_M = 3;

interface Found {
  measure: MeasureName;
  /** The value in the API's unit. */
  value: number;
  end: number;
  isInOunces?: boolean;
  doubt: Doubt | null;
}

interface MeasureContext {
  decimal: Decimal;
  unitSystem: UnitSystem;
  lures: readonly NamePart[];
}

interface Measures {
  parts: readonly MeasurePart[];
  /** Numbers with a unit that are not of the catch: a second length, a girth, the weight of a lure. */
  others: readonly Span[];
}

/** Finds numbers with a unit, each measure once. A number outside the bounds of its measure is one of the others. */
export function findMeasures(line: string, context: MeasureContext): Measures {
  const { lures } = context;
  const parts = new Map<MeasureName, MeasurePart>();
  const others: Span[] = [...rangesIn(line), ...lureWeightsIn(line, lures)];
  const text = cover(line, others);
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    const start = match.index;
    const found = start < from ? null : foundAt(text, match, context);
    if (!found) continue;
    const isNew = !parts.has(found.measure) && isWithinBounds(found);
    if (isNew && !isOfSomethingElse(text, { start, ...found }, lures)) {
      parts.set(found.measure, withLabels(text, { start, ...found }));
    } else others.push({ start, end: found.end });
    from = parts.get(found.measure)?.end ?? found.end;
  }
  return { parts: [...parts.values()], others };
}

function foundAt(text: string, match: RegExpExecArray, context: MeasureContext): Found | null {
  return (
    twoPartsAt(text, match.index) ??
    (context.unitSystem === "imperial" ? ouncesAt(text, match.index) : null) ??
    onePartAt(text, match, context.decimal) ??
    withoutUnitAt(text, match, context)
  );
}

/** Finds the weights of lures: in "walleye 21 3/8 oz jig" the fraction belongs to the lure. */
function lureWeightsIn(text: string, lures: readonly NamePart[]): Span[] {
  return [...text.matchAll(LURE_WEIGHT)]
    .map(({ 0: written, index: start }) => ({ start, end: start + written.length }))
    .filter((span) => lures.some((lure) => isBeside(span, lure)));
}

const LURE_WEIGHT = /(?<=^|[\s|])(?:\d\/\d{1,2}|[¼½¾⅛⅜⅝⅞]) ?(?:ozs?|ounces?)(?!\p{L})/giu;

function isBeside(one: Span, other: Span): boolean {
  return Math.max(other.start - one.end, one.start - other.end) <= 1;
}

/** Finds ranges such as "8-10 ft", which are not depths that a catch can have. */
function rangesIn(text: string): Span[] {
  return [...text.matchAll(RANGE)].flatMap(({ 0: written, index: start }) => {
    const unit = unitsAfter(text, start + written.length).find(({ spelled }) => isUnit(spelled));
    return unit ? [{ start, end: unit.end }] : [];
  });
}

const RANGE = /(?<![\p{L}\d.,:/-])\d+(?:[.,]\d+)? ?(?:-|–|to) ?\d+(?:[.,]\d+)?(?![\d:/-])/gu;

function isUnit(spelled: string): boolean {
  return (["length", "depth", "water_temperature", "wind_speed"] as const).some(
    (measure) => unitNamed(measure, spelled) !== null,
  );
}

/** Matches "4-8", as tournaments write pounds and ounces, and "4-8 lb". */
const OUNCES_AT = /(\d{1,2})-(\d{1,2})(?:\.\d+)?(?![\p{L}\d/:.-])/uy;

function ouncesAt(text: string, start: number): Found | null {
  OUNCES_AT.lastIndex = start;
  const written = OUNCES_AT.exec(text)?.[0];
  const read = written === undefined || ON.test(text.slice(0, start)) ? null : readPair(written);
  if (!written || !read || read.value === 0) return null;
  const end = start + written.length;
  const pounds = unitsAfter(text, end).find(({ spelled }) => unitNamed("weight", spelled) === "lb");
  const doubt = pounds ? "unit" : null;
  return { measure: "weight", value: read.value, isInOunces: true, end: pounds?.end ?? end, doubt };
}

/** Matches the word before a day, as in "on 11-12". */
const ON = /\bon\s+$/i;

function isOfSomethingElse(
  text: string,
  found: Found & { start: number },
  lures: readonly NamePart[],
): boolean {
  return isOfLure(found, lures) || isGirth(text, found.start, found.end);
}

/** In pounds: 4 oz, which a lure may weigh, but hardly a fish that is weighed. */
const HEAVIEST_LURE_LB = 0.25;

/** True for the weight of a lure beside it: "1/4 oz jig", "jig 1/4 oz". */
function isOfLure(
  { measure, value, start, end }: Found & { start: number },
  lures: readonly NamePart[],
): boolean {
  const isNext = lures.some((lure) => isBeside({ start, end }, lure));
  return measure === "weight" && value <= HEAVIEST_LURE_LB && isNext;
}

function twoPartsAt(text: string, start: number): Found | null {
  for (const { measure, pattern } of TWO_PARTS) {
    pattern.lastIndex = start;
    const written = pattern.exec(text)?.[0] ?? "";
    const read = readMeasure(written.replace(/ and |-/, " "), measure, ".");
    if (read?.unit) {
      const value = toApiUnit(measure, read.value, read.unit);
      const isInOunces = measure === "weight";
      return { measure, value, isInOunces, end: start + written.length, doubt: null };
    }
  }
  return null;
}

function onePartAt(text: string, match: RegExpExecArray, decimal: Decimal): Found | null {
  const [written] = match;
  const number = readNumber(written, decimal);
  if (number === null) return null;
  for (const { spelled, end } of unitsAfter(text, match.index + written.length)) {
    const meaning = meaningOf(spelled, { text, match, end, number });
    if (meaning) return { ...meaning, end };
  }
  return null;
}

/** Reads "water 52", "52 degrees" and "depth 12": the words name the measure, and the unit is the angler's. */
function withoutUnitAt(text: string, match: RegExpExecArray, context: MeasureContext): Found | null {
  const [written] = match;
  const numberEnd = match.index + written.length;
  const degrees = DEGREES.exec(text.slice(numberEnd))?.[0] ?? "";
  const end = numberEnd + degrees.length;
  const number = readNumber(written, context.decimal);
  const [label] = labelsBeside(text, match.index, end);
  const measure = label ?? (degrees === "" ? undefined : "water_temperature");
  if (number === null || measure === undefined || isOtherWord(text, end)) return null;
  const value = API_UNITS[context.unitSystem][measure].toApi(number);
  const doubt = label === undefined ? ("unit" as const) : null;
  return isWithinBounds({ measure, value, end, doubt }) ? { measure, value, end, doubt } : null;
}

const DEGREES = /^ ?(?:degrees?|deg\b|°|grad\b)/i;

/** True if the number belongs to the word after it, as in "water 3 times". */
function isOtherWord(text: string, end: number): boolean {
  const [, word = ""] = /^ ?([^\s\d|,;.]+)/u.exec(text.slice(end)) ?? [];
  return OF_OTHERS.test(word) || /^[:/-]?\d/.test(text.slice(end));
}

const OF_OTHERS =
  /^(?:times?|hours?|hrs?|minutes?|mins?|days?|yards?|yds?|casts?|uhr|stunden?|[ap]\.?m|[x×%])$/i;

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

const WORD_BEFORE = /(\p{L}+)(?: temp(?:erature)?\.?)?(?: (?:is|was|of))?[\s:=]*$/u;
const WORD_AFTER = /^\s*(\p{L}+)(?:[\s:=]*(\d))?/u;
/** Folded labels that may stand after their number. Other labels belong to a number that follows them. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  "long lang lange heavy schwer deep down tief djup djupt".split(" "),
);

interface Beside {
  word: string;
  /** The word's position in the text. */
  start: number;
  end: number;
}

/**
 * Returns the words around a number. In "92 cm depth 3 m", no word follows the 92 cm, because "depth" belongs to the 3
 * m.
 */
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

/** Folded words for how thick a fish is, which is not a measure here. */
const GIRTH: ReadonlySet<string> = new Set(["girth", "umfang", "omkrets"]);

function isGirth(text: string, start: number, end: number): boolean {
  const { after, before } = wordsBeside(text, start, end);
  return [after, before].some((beside) => beside && GIRTH.has(foldText(beside.word)));
}

function labelOf(beside: Beside | undefined): MeasureName | null {
  return beside ? measureCalled(beside.word) : null;
}

/** Returns the measure that a word beside a number names; `null` if it names none. */
export function measureCalled(word: string): MeasureName | null {
  const folded = foldText(word);
  return LABELED.find((measure) => LABELS[measure].includes(folded)) ?? null;
}

/** Extends the part to include the word that names the measure. */
function withLabels(
  text: string,
  { start, end, measure, value, isInOunces, doubt }: Found & { start: number },
): MeasurePart {
  const { after, before } = wordsBeside(text, start, end);
  const ofAfter = labelOf(after) === measure ? after : undefined;
  const ofBefore = !ofAfter && labelOf(before) === measure ? before : undefined;
  return {
    kind: measure,
    value,
    ...(isInOunces && { isInOunces }),
    doubt,
    start: ofBefore?.start ?? start,
    end: ofAfter?.end ?? end + (measure === "depth" ? lengthOf(OF_WATER, text.slice(end)) : 0),
  };
}

const OF_WATER = /^ (?:of|under) (?:the )?(?:water|wasser)\b/i;

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

function isWithinBounds({ measure, value }: Found): boolean {
  const { min, max } = DETAILS[measure];
  return value >= min && value <= max;
}
