import type { UnitSystem } from "../accounts/user.ts";
import type { Decimal } from "../import/source/source-table.ts";
import { LONGEST_FISH, recordLength } from "../species/record-lengths.ts";
import { withoutConnectingWords } from "./connecting-words.ts";
import { findBlank, findLost, hoursSpan, isMeasured } from "./find-event.ts";
import { findFate } from "./find-fate.ts";
import { findBareLengths, findLengths } from "./find-lengths.ts";
import { findMeasures } from "./find-measures.ts";
import {
  findName,
  findUnknownSpecies,
  type KnownNames,
  type NamesOfLine,
  withWordBefore,
} from "./find-names.ts";
import { findOwnChoices } from "./find-own-choices.ts";
import { findCountBefore, findOwnNumbers, isQuantity } from "./find-own-numbers.ts";
import { findQuantity } from "./find-quantity.ts";
import { findTackle, type KnownTackle } from "./find-tackle.ts";
import type { Lexicon } from "./lexicon.ts";
import {
  cover,
  type CustomPart,
  type KnownField,
  type LineEvent,
  type LinePart,
  type LineReading,
  type LurePart,
  type MeasurePart,
  type Named,
  type NamePart,
  type Span,
} from "./line-part.ts";
import { isBait } from "./nicknames.ts";
import { inDigits } from "./number-words.ts";
import { fractionsIn } from "./numbers.ts";
import { joinMoments, type MomentContext, settleMoment, type WrittenMoment } from "./settle-moment.ts";

export interface LineContext extends MomentContext {
  /** The words of the app's language, and English. */
  lexicon: Lexicon;
  species: KnownNames;
  lures: KnownNames;
  /** The tackle box, sorted by fish, most first. */
  tackle: readonly KnownTackle[];
  /** The own fields of catches. */
  fields: readonly KnownField[];
  decimal: Decimal;
  unitSystem: UnitSystem;
  /** The bass of the running trip, if it is one of the two. */
  bass: string | null;
  /** Numbers, as written, that the angler said are not lengths. */
  refused: readonly string[];
  /** Whether the angler said that the line is a catch. If so, "lost" and "skunked" have no special meaning. */
  isCatch: boolean;
  /** Finds days and times in the angler's language, using a library. */
  findMoments: (text: string) => readonly WrittenMoment[];
}

/** Reads "walleye 25.5 in 6.2 lb jig 18 ft yesterday 6:40", with its parts in any order, typed or dictated. */
export function readLine(typed: string, context: LineContext): LineReading {
  const { lexicon } = context;
  // Some keyboards have a fraction sign of their own, and some put spaces that do not break.
  const line = typed.replaceAll("⁄", "/").replaceAll(/[\u00A0\u202F]/g, " ");
  const found = namesIn(line, context);
  const digits = inDigits(cover(line, found), lexicon);
  const names = found.map(digits.toText);
  const { parts, spans } = readDigits(digits.text, names, context);
  const event = context.isCatch ? null : eventIn(digits.text, parts, lexicon);
  const understood = event ? parts.filter(({ kind }) => OF_EVENTS[event.event.kind].includes(kind)) : parts;
  const taken = [...understood, ...spans, ...(event?.spans ?? [])].map(digits.toLine);
  return {
    parts: understood.map((part) => digits.toLine(part)).toSorted((one, other) => one.start - other.start),
    rest: withoutConnectingWords(cover(line, taken), lexicon),
    event: event?.event ?? null,
  };
}

interface Understood {
  parts: readonly LinePart[];
  /** Other text that was recognized. */
  spans: readonly Span[];
}

function readDigits(text: string, names: readonly NamePart[], context: LineContext): Understood {
  const known = names.find(({ kind }) => kind === "species") ?? null;
  const lures = names.filter(({ kind }) => kind === "lure_type");
  const { decimal, unitSystem, lexicon } = context;
  const ownNumbers = findOwnNumbers(cover(text, names), context.fields, { decimal, lexicon });
  const list = findLengths(cover(text, [...names, ...ownNumbers]), { ...context, species: known });
  const lengths = [list ?? []].flat();
  // Several lengths are several catches, so that no field counts them.
  const isOne = (field: KnownField) => !list?.more || !isQuantity(field, lexicon);
  const fields = context.fields.filter(isOne);
  const numbers = ownNumbers.filter(({ field }) => isOne(field));
  const read = findMeasures(cover(text, [...names, ...lengths, ...numbers]), {
    decimal,
    unitSystem,
    lures,
    lexicon,
  });
  const measures = [...lengths, ...(list ? read.parts.filter(({ kind }) => kind !== "length") : read.parts)];
  const before = [...names, ...numbers, ...measures];
  const { moment, spans } = momentIn(cover(text, [...before, ...read.others]), context);
  const covered = cover(text, [...before, ...spans]);
  const species = known ?? findUnknownSpecies(covered, startOf(text, numbers));
  const hasLength = measures.some(({ kind }) => kind === "length");
  const bare = hasLength ? null : findBareLengths(cover(covered, read.others), { ...context, species });
  const parts: LinePart[] = [
    ...lures,
    ...numbers,
    ...(hasLength ? measures : measures.map((part) => doubtDepth(part, species))),
    ...[moment ?? [], species ?? [], bare ?? []].flat(),
  ];
  const own = ownIn(cover(text, [...parts, ...spans]), { species, fields, numbers, parts, lexicon });
  return { parts: [...parts, ...own], spans };
}

interface OwnContext {
  species: NamePart | null;
  fields: readonly KnownField[];
  numbers: readonly CustomPart[];
  parts: readonly LinePart[];
  lexicon: Lexicon;
}

/** Finds how many fish there are and what became of them, in the angler's own fields if there are fields for it. */
function ownIn(left: string, { species, fields, numbers, parts, lexicon }: OwnContext): LinePart[] {
  const counts = findCountBefore(left, species, { fields, found: numbers, lexicon });
  const isCounted = [...numbers, ...counts].some(({ field }) => isQuantity(field, lexicon));
  const length = parts.find(({ kind }) => kind === "length");
  const several = length?.kind === "length" ? (length.more?.length ?? 0) + 1 : 0;
  const quantity = species && !isCounted ? findQuantity(left, species, { lengths: several, lexicon }) : null;
  const choices = findOwnChoices(left, fields, lexicon);
  const own = [...counts, ...choices, ...(quantity ? [quantity] : [])];
  return [...own, findFate(cover(left, own), lexicon) ?? []].flat();
}

function eventIn(text: string, parts: readonly LinePart[], lexicon: Lexicon) {
  const species = parts.find((part): part is Named<"species"> => part.kind === "species") ?? null;
  // "No fish" is not an unknown species.
  const fish = parts.filter(({ kind, doubt }) => kind === "species" && doubt !== "unknown_name");
  const blank = isMeasured(parts) ? null : findBlank(cover(text, fish), lexicon);
  if (blank) return { event: blank.event, spans: [blank.span, ...hoursSpan(text, lexicon)] };
  const quantity = parts.find((part) => part.kind === "quantity");
  const count = quantity?.kind === "quantity" ? quantity.value : 1;
  const lost = findLost(cover(text, parts), species, { count, lexicon });
  return lost && { event: lost.event, spans: [lost.span] };
}

/** The parts that an event stores. Other recognized parts go to its notes as written. */
const OF_EVENTS: Record<LineEvent["kind"], readonly LinePart["kind"][]> = {
  lost: ["species", "quantity", "lure_type", "moment"],
  blank: ["moment"],
};

/** Returns where the part at the beginning of the line ends; 0 if there is none. */
function startOf(line: string, parts: readonly LinePart[]): number {
  return parts.find(({ start }) => line.slice(0, start).trim() === "")?.end ?? 0;
}

function namesIn(line: string, context: LineContext): NamePart[] {
  const { species, lures, tackle, lexicon } = context;
  // "Bass jig" is a lure rather than a fish.
  const first = findTackle(line, tackle, { lexicon, minWords: 2 });
  const withoutLure = first ? cover(line, [first]) : line;
  const fish = fishIn(withoutLure, { names: species, lexicon });
  const others = fish ? cover(withoutLure, [fish]) : withoutLure;
  const lure = first ?? findTackle(others, tackle, { lexicon }) ?? lureIn(others, { names: lures, lexicon });
  return [fish ? settleBass(withWordBefore(withoutLure, fish, lexicon), context) : [], lure ?? []].flat();
}

/** Prefers a fish with a name of its own over "bass": "bass jig, lmb 17". */
function fishIn(text: string, names: NamesOfLine): Named<"species"> | null {
  const fish = findName(text, "species", names);
  const other = fish?.value === "Bass" ? findName(cover(text, [fish]), "species", names) : null;
  return other ?? fish;
}

/** Prefers the lure over the bait on it: "jig and minnow". */
function lureIn(text: string, names: NamesOfLine): LurePart | null {
  const lure = findName(text, "lure_type", names);
  if (!lure) return null;
  const isBaitAt = ({ start, end }: Span) => isBait(text.slice(start, end), names.lexicon);
  const other = isBaitAt(lure) ? findName(cover(text, [lure]), "lure_type", names) : null;
  return { ...(other && !isBaitAt(other) ? other : lure), tackle: null };
}

/** If lengths are in inches, "bass" alone is one of two fish; elsewhere it is the sea bass. */
function settleBass(species: Named<"species">, { species: { own }, unitSystem, bass }: LineContext) {
  const isOpen = species.value === "Bass" && unitSystem === "imperial" && !own.includes("Bass");
  if (!isOpen) return species;
  return bass === null ? { ...species, doubt: "which_bass" as const } : { ...species, value: bass };
}

function momentIn(text: string, context: LineContext) {
  const { lexicon } = context;
  const spans = joinMoments(context.findMoments(cover(text, fractionsIn(text, lexicon))));
  const settled = settleMoment(spans, context);
  const [first] = spans;
  if (!settled || !first) return { moment: null, spans: [] };
  return { moment: { kind: "moment" as const, start: first.start, end: first.end, ...settled }, spans };
}

const INCHES_PER_FOOT = 12;

/** Marks a depth that may be the length of the fish: "gar 4 ft". */
function doubtDepth(part: MeasurePart, species: NamePart | null): MeasurePart {
  const isNext = species !== null && part.start - species.end === 1;
  const longest = (species && recordLength(species.value)) ?? LONGEST_FISH;
  return part.kind === "depth" && isNext && part.value * INCHES_PER_FOOT <= longest
    ? { ...part, doubt: "unit" }
    : part;
}
