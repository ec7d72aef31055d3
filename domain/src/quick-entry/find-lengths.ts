import type { UnitSystem } from "../accounts/user.ts";
import { toApiUnit } from "../import/measures/measure-units.ts";
import { readNumber, FRACTION_SYMBOLS } from "../import/measures/read-number.ts";
import type { Decimal } from "../import/source/source-table.ts";
import { LONGEST_FISH, recordLength } from "../species/record-lengths.ts";
import { UNITS } from "../units/units.ts";
import { either } from "./languages/alternatives.ts";
import { expression, expressionWith, type Lexicon, perLexicon } from "./lexicon.ts";
import { type MeasurePart, type NamePart, type Span, TAKEN } from "./line-part.ts";
import { MIXED, NUMBER, unitsAfter } from "./numbers.ts";
import { unitCalled } from "./units.ts";

export interface LengthContext {
  species: NamePart | null;
  decimal: Decimal;
  unitSystem: UnitSystem;
  /** Numbers, as written, that the angler said are not lengths. */
  refused: readonly string[];
  lexicon: Lexicon;
}

const NUMBER_AT = new RegExp(String.raw`(?:${MIXED}|\d+[.,]\d+|\d+)(?![\d:/])`, "uy");
/** Matches one number of a list: "9,10,11" is three numbers, "9,5" is one. */
const SEVERAL_AT = /\d{1,3}(?=(?:,\d{1,3}){2,}(?![\d,]))|(?<=\d,)\d{1,3}(?=(?:,\d{1,3})*(?![\d,]))/uy;

const SHORT_UNITS = ["in", "cm", "mm"] as const;
const unitAt = perLexicon((lexicon) => {
  const notUnits = lexicon.flatMap((words) => words.notUnits ?? []);
  const units = lexicon.flatMap((words) => SHORT_UNITS.flatMap((unit) => words.units?.[unit] ?? []));
  return new RegExp(String.raw`\s?(?!${either(notUnits)})${either(units)}(?!\p{L})`, "iuy");
});
const BETWEEN_AT = expressionWith("iuy")`\s*[,;&+]\s*(?:${"and"} )?|\s+${"and"} |\s+`;
/** Matches units of time and of other things. A number before them is not a length. */
const OF_OTHERS = expression`^[\s-]*(?:[x×%]|${"otherUnits"}(?!\p{L})|${"degrees"}|[ap]\.?m(?!\p{L})|on\s+(?:the\s+)?(?:first|second)(?!\p{L}))|^[-/:]\d`;

interface Item extends Span {
  written: string;
  unit: string | null;
  /** Whether only a space separates it from the number before. */
  isLoose: boolean;
}

/**
 * Finds lengths such as "9 10 11 in", "18 1/2 and 20 inches" and "9in, 10in", one for each fish, or a single length
 * with a fraction.
 */
export function findLengths(text: string, context: LengthContext): MeasurePart | null {
  for (const { index } of text.matchAll(NUMBER)) {
    const items = itemsAt(text, index, context.lexicon);
    const several = withUnits(items);
    const list = several.length > 1 && isList(text, several, context) ? partOf(several, context) : null;
    if (list) return list;
    const [first] = items;
    const fraction =
      first && isFraction(first) && !hasUnit(text, first.end, context.lexicon)
        ? bare([first], context)
        : null;
    if (fraction) return settled(text, fraction, context);
  }
  return null;
}

/**
 * Takes numbers without a unit right after the fish as its lengths: "walleye 25.5", "perch 9 10 11". Otherwise takes a
 * number before the fish that cannot be a count.
 */
export function findBareLengths(text: string, context: LengthContext): MeasurePart | null {
  const { species, lexicon } = context;
  if (!species) return null;
  const start = species.end + (TO_SIZE(lexicon).exec(text.slice(species.end))?.[0].length ?? 0);
  const items = itemsAt(text, start, lexicon);
  while (items.length > 0 && isOfSomethingElse(text, items.at(-1)?.end ?? 0, lexicon)) items.pop();
  const after = items.length > 0 ? bare(items, context) : null;
  return after ?? bareBefore(text, species, context);
}

const TO_SIZE = expression`^[\s,:]*(?:${"beforeSize"} )?`;
const BEFORE = new RegExp(String.raw`(?:^|[\s|])((?:${MIXED}|\d+[.,]\d+|\d+))\s+$`, "u");
/** A larger number of fish is not a count. */
const MOST_COUNTED = 20;

/** Reads a length before the fish: "24.5 walleye". */
function bareBefore(text: string, species: NamePart, context: LengthContext): MeasurePart | null {
  const written = BEFORE.exec(text.slice(0, species.start))?.[1];
  if (written === undefined || (/^\d+$/.test(written) && Number(written) <= MOST_COUNTED)) return null;
  const start = text.lastIndexOf(written, species.start);
  return bare([{ start, end: start + written.length, written, unit: null, isLoose: true }], context);
}

function itemsAt(text: string, from: number, lexicon: Lexicon): Item[] {
  const items: Item[] = [];
  let at = from;
  let isLoose = true;
  for (;;) {
    const written = matchAt(SEVERAL_AT, text, at) ?? matchAt(NUMBER_AT, text, at);
    if (written === null) return items;
    const numberEnd = at + written.length;
    const unit = matchAt(unitAt(lexicon), text, numberEnd);
    const end = numberEnd + (unit?.length ?? 0);
    items.push({ start: at, end, written, unit: unit?.trim() ?? null, isLoose });
    const between = matchAt(BETWEEN_AT(lexicon), text, end);
    if (between === null) return items;
    isLoose = between.trim() === "";
    at = end + between.length;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** Returns the items up to the last one with a unit. */
function withUnits(items: readonly Item[]): Item[] {
  return items.slice(0, items.findLastIndex(({ unit }) => unit !== null) + 1);
}

/**
 * True if the items come after the fish or are written as a list: "9, 10 and 11 in". "2 18 in walleye" is a count and a
 * length.
 */
function isList(text: string, items: readonly Item[], { species }: LengthContext): boolean {
  const [first, ...others] = items;
  const isJoined = others.every(({ isLoose }) => !isLoose) || items.every(({ unit }) => unit !== null);
  const start = first?.start ?? 0;
  const isBehind = species !== null && species.end <= start && onlyTaken(text.slice(species.end, start));
  return isJoined || isBehind;
}

const ONLY_TAKEN = new RegExp(`^[\\s,:;.\\-${TAKEN}]*$`);

function onlyTaken(text: string): boolean {
  return ONLY_TAKEN.test(text);
}

function isFraction({ written }: Item): boolean {
  return written.includes("/") || new RegExp(`[${FRACTION_SYMBOLS}]`, "u").test(written);
}

/** Whether a unit of any measure follows. */
function hasUnit(text: string, end: number, lexicon: Lexicon): boolean {
  return unitsAfter(text, end, lexicon).some(({ spelled }) =>
    (["length", "weight", "depth", "water_temperature", "wind_speed", "barometric_pressure"] as const).some(
      (measure) => unitCalled(measure, spelled, lexicon) !== null,
    ),
  );
}

/** Whether a unit of time, of another measure or of other things follows. */
function isOfSomethingElse(text: string, end: number, lexicon: Lexicon): boolean {
  return OF_OTHERS(lexicon).test(text.slice(end)) || hasUnit(text, end, lexicon);
}

function bare(items: readonly Item[], context: LengthContext): MeasurePart | null {
  if (items.some(({ written }) => context.refused.includes(written))) return null;
  const part = partOf(items, context);
  return part && { ...part, doubt: "unit", bare: items.map(({ written }) => written) };
}

/**
 * Removes the doubt if the part comes right after the fish: in inches, a fraction can only be its length, as in
 * "smallie 19 1/2".
 */
function settled(text: string, part: MeasurePart, { species, unitSystem }: LengthContext): MeasurePart {
  const isNext =
    species !== null && species.end <= part.start && onlyTaken(text.slice(species.end, part.start));
  const { bare: _bare, ...length } = part;
  return isNext && unitSystem === "imperial" ? { ...length, doubt: null } : part;
}

/** In inches. No fish that is measured is shorter. */
const SHORTEST = 2;

function partOf(
  items: readonly Item[],
  { species, decimal, unitSystem, lexicon }: LengthContext,
): MeasurePart | null {
  const [first] = items;
  const last = items.at(-1);
  const longest = (species && recordLength(species.value)) ?? LONGEST_FISH;
  const unit = last?.unit && unitCalled("length", last.unit, lexicon);
  const [value, ...more] = items.map(({ written, unit: own }) => {
    const number = readNumber(written, decimal) ?? NaN;
    const its = own === null ? unit : unitCalled("length", own, lexicon);
    return its ? toApiUnit("length", number, its) : UNITS[unitSystem].length.toApi(number);
  });
  const isPlausible = [value, ...more].every(
    (length) => length !== undefined && length >= SHORTEST && length <= longest,
  );
  if (!first || !last || value === undefined || !isPlausible) return null;
  return {
    kind: "length",
    value,
    ...(more.length > 0 && { more }),
    doubt: null,
    start: first.start,
    end: last.end,
  };
}
