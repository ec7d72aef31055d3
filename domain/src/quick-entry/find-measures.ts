import type { UnitSystem } from "../accounts/user.ts";
import { DETAILS, type MeasureName } from "../details/details.ts";
import { toApiUnit, type UnitName } from "../import/measures/measure-units.ts";
import { readMeasure, readPair } from "../import/measures/read-measure.ts";
import { readNumber } from "../import/measures/read-number.ts";
import type { Decimal } from "../import/source/source-table.ts";
import { foldText } from "../text/fold.ts";
import { UNITS as API_UNITS } from "../units/units.ts";
import { labelOf, labelsBeside, MEASURE_ORDER, wordsBeside } from "./labels-beside.ts";
import { expression, expressionWith, type Lexicon, whollyOf } from "./lexicon.ts";
import { cover, type Doubt, type MeasurePart, type NamePart, type Span } from "./line-part.ts";
import { NUMBER, unitsAfter } from "./numbers.ts";
import { unitCalled } from "./units.ts";

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
  lexicon: Lexicon;
}

interface Measures {
  parts: readonly MeasurePart[];
  /** Numbers with a unit that are not of the catch: a second length, a girth, the weight of a lure. */
  others: readonly Span[];
}

/** Finds numbers with a unit, each measure once. A number outside the bounds of its measure is one of the others. */
export function findMeasures(line: string, context: MeasureContext): Measures {
  const { lures, lexicon } = context;
  const parts = new Map<MeasureName, MeasurePart>();
  const others: Span[] = [...rangesIn(line, lexicon), ...lureWeightsIn(line, lures)];
  const uncovered = cover(line, others);
  let from = 0;
  for (const match of uncovered.matchAll(NUMBER)) {
    const start = match.index;
    // A label belongs to one number.
    const text = cover(uncovered, [...parts.values()]);
    const found = start < from ? null : foundAt(text, match, context);
    if (!found) continue;
    const isNew = !parts.has(found.measure) && isWithinBounds(found);
    if (isNew && !isOfSomethingElse(text, { start, ...found }, context)) {
      parts.set(found.measure, withLabels(text, { start, ...found }, lexicon));
    } else others.push({ start, end: found.end });
    from = parts.get(found.measure)?.end ?? found.end;
  }
  return { parts: [...parts.values()], others };
}

function foundAt(text: string, match: RegExpExecArray, context: MeasureContext): Found | null {
  const { unitSystem, lexicon } = context;
  return (
    twoPartsAt(text, match.index) ??
    ownPartsAt(text, match.index, lexicon) ??
    (unitSystem === "imperial" ? ouncesAt(text, match.index, lexicon) : null) ??
    onePartAt(text, match, context) ??
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
function rangesIn(text: string, lexicon: Lexicon): Span[] {
  return [...text.matchAll(RANGE(lexicon))].flatMap(({ 0: written, index: start }) => {
    const unit = unitsAfter(text, start + written.length, lexicon).find(({ spelled }) =>
      isUnit(spelled, lexicon),
    );
    return unit ? [{ start, end: unit.end }] : [];
  });
}

const RANGE = expressionWith(
  "giu",
)`(?<![\p{L}\d.,:/-])\d+(?:[.,]\d+)? ?(?:-|–|${"to"}) ?\d+(?:[.,]\d+)?(?![\d:/-])`;

function isUnit(spelled: string, lexicon: Lexicon): boolean {
  return (["length", "depth", "water_temperature", "wind_speed"] as const).some(
    (measure) => unitCalled(measure, spelled, lexicon) !== null,
  );
}

/** Matches "4-8", as tournaments write pounds and ounces, and "4-8 lb". */
const OUNCES_AT = /(\d{1,2})-(\d{1,2})(?:\.\d+)?(?![\p{L}\d/:.-])/uy;

function ouncesAt(text: string, start: number, lexicon: Lexicon): Found | null {
  OUNCES_AT.lastIndex = start;
  const written = OUNCES_AT.exec(text)?.[0];
  const read = written === undefined || ON.test(text.slice(0, start)) ? null : readPair(written);
  if (!written || !read || read.value === 0) return null;
  const end = start + written.length;
  const pounds = unitsAfter(text, end, lexicon).find(
    ({ spelled }) => unitCalled("weight", spelled, lexicon) === "lb",
  );
  const doubt = pounds ? "unit" : null;
  return { measure: "weight", value: read.value, isInOunces: true, end: pounds?.end ?? end, doubt };
}

/** Matches the word before a day, as in "on 11-12". */
const ON = /\bon\s+$/i;

function isOfSomethingElse(
  text: string,
  found: Found & { start: number },
  { lures, lexicon }: MeasureContext,
): boolean {
  return isOfLure(found, lures) || isGirth(text, found, lexicon);
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

/** Reads the ways of the language to say two units, such as "1 m 05". */
function ownPartsAt(text: string, start: number, lexicon: Lexicon): Found | null {
  const [found] = lexicon.flatMap(({ readTwoUnits }) => readTwoUnits?.(text, start) ?? []);
  if (!found) return null;
  const { measure, number, unit, end } = found;
  const isDepth = labelsBeside(text, { start, end }, lexicon).includes("depth");
  const own = isDepth && measure !== "weight" ? "depth" : measure;
  return { measure: own, value: toApiUnit(own, number, unit), end, doubt: null };
}

function onePartAt(text: string, match: RegExpExecArray, context: MeasureContext): Found | null {
  const [written] = match;
  const number = readNumber(written, context.decimal);
  if (number === null) return null;
  for (const { spelled, end } of unitsAfter(text, match.index + written.length, context.lexicon)) {
    const meaning = meaningOf(spelled, { text, match, end, number }, context.lexicon);
    if (meaning) return { ...meaning, end };
  }
  return null;
}

/** Reads "water 52", "52 degrees" and "depth 12": the words name the measure, and the unit is the angler's. */
function withoutUnitAt(text: string, match: RegExpExecArray, context: MeasureContext): Found | null {
  const [written] = match;
  const numberEnd = match.index + written.length;
  const { lexicon } = context;
  const degrees = DEGREES(lexicon).exec(text.slice(numberEnd))?.[0] ?? "";
  const end = numberEnd + degrees.length;
  const number = readNumber(written, context.decimal);
  const [label] = labelsBeside(text, { start: match.index, end }, lexicon);
  const measure = label ?? (degrees === "" ? undefined : "water_temperature");
  if (number === null || measure === undefined || isOtherWord(text, end, lexicon)) return null;
  const value = API_UNITS[context.unitSystem][measure].toApi(number);
  const doubt = label === undefined ? ("unit" as const) : null;
  return isWithinBounds({ measure, value, end, doubt }) ? { measure, value, end, doubt } : null;
}

const DEGREES = expression`^ ?${"degrees"}`;

/** True if the number belongs to the word after it, as in "water 3 times". */
function isOtherWord(text: string, end: number, lexicon: Lexicon): boolean {
  const [, word = ""] = /^ ?([^\s\d|,;.]+)/u.exec(text.slice(end)) ?? [];
  return OF_OTHERS(lexicon).test(word) || /^[:/-]?\d/.test(text.slice(end));
}

const OF_OTHERS = expression`^(?:${"otherUnits"}|[ap]\.?m|[x×%])$`;

interface Written {
  text: string;
  match: RegExpExecArray;
  end: number;
  number: number;
}

function meaningOf(
  spelled: string,
  { text, match, end, number }: Written,
  lexicon: Lexicon,
): Omit<Found, "end"> | null {
  const unitOf = (measure: MeasureName) => unitCalled(measure, spelled, lexicon);
  const labels = labelsBeside(text, { start: match.index, end }, lexicon);
  const label = labels.find((measure) => unitOf(measure) !== null);
  const named = MEASURE_ORDER.find((measure) => unitOf(measure) !== null);
  if (!named) return null;
  const { measure, doubt } = label
    ? { measure: label, doubt: null }
    : withoutLabel(named, unitOf(named), { number, written: match[0] });
  const unit = unitOf(measure);
  return unit && { measure, value: toApiUnit(measure, number, unit), doubt };
}

interface Typed {
  number: number;
  written: string;
}

function withoutLabel(named: MeasureName, unit: UnitName | null, { number, written }: Typed) {
  const isFine = /[.,]\d\d$/.test(written);
  if (unit === "m" && isFine && number < LONGEST_FISH_M) return { measure: named, doubt: "unit" as const };
  if (unit === "m" || unit === "ft") return { measure: "depth" as const, doubt: null };
  return { measure: named, doubt: named === "water_temperature" ? ("unit" as const) : null };
}

const GIRTH = whollyOf("girth");

function isGirth(text: string, number: Span, lexicon: Lexicon): boolean {
  const { after, before } = wordsBeside(text, number, lexicon);
  return [after, before].some((beside) => beside && GIRTH(lexicon).test(foldText(beside.word)));
}

/** Extends the part to include the word that names the measure. */
function withLabels(
  text: string,
  { start, end, measure, value, isInOunces, doubt }: Found & { start: number },
  lexicon: Lexicon,
): MeasurePart {
  const { after, before } = wordsBeside(text, { start, end }, lexicon);
  const ofAfter = labelOf(after, lexicon) === measure ? after : undefined;
  const ofBefore = !ofAfter && labelOf(before, lexicon) === measure ? before : undefined;
  return {
    kind: measure,
    value,
    ...(isInOunces && { isInOunces }),
    doubt,
    start: ofBefore?.start ?? start,
    end: ofAfter?.end ?? end + (measure === "depth" ? lengthOf(OF_WATER(lexicon), text.slice(end)) : 0),
  };
}

const OF_WATER = expression`^ ${"ofWater"}(?!\p{L})`;

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

function isWithinBounds({ measure, value }: Found): boolean {
  const { min, max } = DETAILS[measure];
  return value >= min && value <= max;
}
