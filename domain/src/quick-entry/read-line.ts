import type { UnitSystem } from "../accounts/user.ts";
import { readNumber } from "../import/measures/read-number.ts";
import type { Decimal } from "../import/source/source-table.ts";
import { recordLength } from "../species/record-lengths.ts";
import { UNITS } from "../units/units.ts";
import { withoutConnectingWords } from "./connecting-words.ts";
import { findMeasures } from "./find-measures.ts";
import { findName, findUnknownSpecies, type KnownNames, withWordBefore } from "./find-names.ts";
import { findOwnChoices } from "./find-own-choices.ts";
import { findCountBefore, findOwnNumbers } from "./find-own-numbers.ts";
import { findTackle, type KnownTackle } from "./find-tackle.ts";
import {
  cover,
  type KnownField,
  type LinePart,
  type LineReading,
  type LurePart,
  type MeasurePart,
  type NamePart,
} from "./line-part.ts";
import { joinMoments, type MomentContext, settleMoment, type WrittenMoment } from "./settle-moment.ts";

export interface LineContext extends MomentContext {
  species: KnownNames;
  lures: KnownNames;
  /** The tackle box, the most fish first. */
  tackle: readonly KnownTackle[];
  /** Of catches. */
  fields: readonly KnownField[];
  decimal: Decimal;
  unitSystem: UnitSystem;
  /** Days and times of a text in the angler's language, by a library. */
  findMoments: (text: string) => readonly WrittenMoment[];
}

/** "walleye 25.5 in 6.2 lb jig 18 ft yesterday 6:40", in any order. */
export function readLine(line: string, context: LineContext): LineReading {
  const names = namesIn(line, context);
  const lures = names.filter(({ kind }) => kind === "lure_type");
  const { fields, decimal } = context;
  const numbers = findOwnNumbers(cover(line, names), fields, decimal);
  const { parts: measures, others } = findMeasures(cover(line, [...names, ...numbers]), { decimal, lures });
  const known = [...names, ...numbers, ...measures];
  const { moment, spans } = momentIn(cover(line, [...known, ...others]), context);
  const covered = cover(line, [...known, ...spans]);
  const species =
    names.find(({ kind }) => kind === "species") ?? findUnknownSpecies(covered, startOf(line, numbers));
  const hasLength = measures.some(({ kind }) => kind === "length");
  const length = hasLength ? null : bareLength(covered, species, context);
  const understood: LinePart[] = [
    ...lures,
    ...numbers,
    ...(hasLength ? measures : measures.map((part) => doubtDepth(part, species))),
    ...[moment ?? [], species ?? [], length ?? []].flat(),
  ];
  const left = cover(line, [...understood, ...spans]);
  const own = [
    ...findCountBefore(left, species, { fields, found: numbers }),
    ...findOwnChoices(left, fields),
  ];
  const parts = [...understood, ...own].toSorted((one, other) => one.start - other.start);
  return { parts, rest: withoutConnectingWords(cover(line, [...parts, ...spans])) };
}

/** Where what the line begins with ends. */
function startOf(line: string, parts: readonly LinePart[]): number {
  return parts.find(({ start }) => line.slice(0, start).trim() === "")?.end ?? 0;
}

function namesIn(line: string, { species, lures, tackle }: LineContext): NamePart[] {
  // "Bass jig" is a lure before it is a fish.
  const first = findTackle(line, tackle, 2);
  const withoutLure = first ? cover(line, [first]) : line;
  const fish = findName(withoutLure, "species", species);
  const others = fish ? cover(withoutLure, [fish]) : withoutLure;
  const lure = first ?? findTackle(others, tackle) ?? lureIn(others, lures);
  return [fish ? withWordBefore(withoutLure, fish) : [], lure ?? []].flat();
}

function lureIn(text: string, lures: KnownNames): LurePart | null {
  const lure = findName(text, "lure_type", lures);
  return lure && { ...lure, tackle: null };
}

function momentIn(text: string, context: LineContext) {
  const spans = joinMoments(context.findMoments(text));
  const settled = settleMoment(spans, context);
  const [first] = spans;
  if (!settled || !first) return { moment: null, spans: [] };
  return { moment: { kind: "moment" as const, start: first.start, end: first.end, ...settled }, spans };
}

const NUMBER_NEXT = /^(\s*)(\d+(?:[.,]\d+)?)(?=\s*(?:$|[|,;]))/;

/** "walleye 25.5": a number right after the fish is its length, where a fish of this kind can be so long. */
function bareLength(text: string, species: NamePart | null, context: LineContext): MeasurePart | null {
  if (!species) return null;
  const [whole, space = "", written = ""] = NUMBER_NEXT.exec(text.slice(species.end)) ?? [];
  const number = readNumber(written, context.decimal);
  if (whole === undefined || !number) return null;
  const value = UNITS[context.unitSystem].length.toApi(number);
  if (value > (recordLength(species.value) ?? Infinity)) return null;
  const start = species.end + space.length;
  return { kind: "length", value, doubt: "unit", start, end: start + written.length };
}

/** "gar 4 ft" may be its length. */
function doubtDepth(part: MeasurePart, species: NamePart | null): MeasurePart {
  const isNext = species !== null && part.start - species.end === 1;
  return part.kind === "depth" && isNext ? { ...part, doubt: "unit" } : part;
}
