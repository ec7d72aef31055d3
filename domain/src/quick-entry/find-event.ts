import { readNumber } from "../import/measures/read-number.ts";
import { isNoFish } from "../import/names/no-fish.ts";
import { expression, type Lexicon } from "./lexicon.ts";
import type { LineEvent, LinePart, NamePart, Span } from "./line-part.ts";

const LOST_AT_FIRST = expression`^\s*(?:${"beforeLost"} )*${"lost"}(?!\p{L})`;
/** Matches right after the fish, or after its size. */
const LOST_BEHIND = expression`^([\s|,]*(?:${"beforeSize"} \|[\s|,]*)?)(?:${"beforeGone"} )*${"gone"}(?! (?:${"another"}|${"notFish"})(?![\p{L}\d]))(?!\p{L})`;
const CLAUSE_END = expression`[,;.!](?!\d)|(?<!\p{L})${"but"}(?!\p{L})`;
const NOT_FISH = expression`^ ${"notFish"}(?!\p{L})`;
const COUNTED = expression`^ (\d{1,2})(?= (?:${"afterLostCount"}|$)|\s*$)`;

const NO_FISH_AT_FIRST = expression`^\s*(?:${"beforeBlank"}\s+)*(${"blank"})(?!\p{L})`;
/** Matches "no walleye today". */
const NONE_OF = expression`^\s*${"none"}\s+(?:[\p{L}\d_]+ )?\|+(?!\s*\d)`;
const LEADING_PHRASE = expression`^\s*([\p{L}' ]+?)\s*(?:$|[,;.!]|${"today"}(?!\p{L}))`;
/** Matches the turn in "no bites until noon, then a walleye". */
const IN_THE_END = expression`(?<!\p{L})${"turn"}(?!\p{L})`;

const HOURS = expression`(?<![\p{L}\d.,:/])(\d+ \d\/\d|\d+[.,]\d+|\d+\/\d|\d+ ?[½¼¾]|\d+) ?${"hours"}(?![\p{L}\d])`;

interface EventContext {
  /** How many fish the line is about. */
  count: number;
  lexicon: Lexicon;
}

/**
 * Finds a lost fish at the start of the line or right after the species. "The fish that got away" elsewhere in the line
 * is beside another fish, which was measured.
 */
export function findLost(text: string, species: NamePart | null, context: EventContext): FoundEvent | null {
  const { lexicon } = context;
  const first = LOST_AT_FIRST(lexicon).exec(text);
  if (first) return ofFirst(text, { start: 0, end: first[0].length, species }, context);
  const behind = species && LOST_BEHIND(lexicon).exec(text.slice(species.end));
  if (!behind) return null;
  const [written, before = ""] = behind;
  const span = { start: species.end + before.length, end: species.end + written.length };
  return { event: { kind: "lost", species: species.value, quantity: context.count }, span };
}

interface FoundEvent {
  event: LineEvent;
  /** The text that was recognized as the event. */
  span: Span;
}

/** In "lost one at the boat, pike 40 in" the pike is a catch; in "lost a 40 in pike" it is the lost fish. */
function ofFirst(
  text: string,
  { species, ...span }: Span & { species: NamePart | null },
  { count, lexicon }: EventContext,
): FoundEvent | null {
  const end = CLAUSE_END(lexicon).exec(text.slice(span.end));
  const isOther = species !== null && end !== null && species.start > span.end + end.index;
  if (isOther || NOT_FISH(lexicon).test(text.slice(span.end))) return null;
  const [counted = "", lost = "1"] = COUNTED(lexicon).exec(text.slice(span.end)) ?? [];
  if (species) return { event: { kind: "lost", species: species.value, quantity: count }, span };
  return {
    event: { kind: "lost", species: null, quantity: Number(lost) },
    span: { start: 0, end: span.end + counted.length },
  };
}

/** Recognizes "skunked, 3 hours on pelican". */
export function findBlank(text: string, lexicon: Lexicon): FoundEvent | null {
  const none = NO_FISH_AT_FIRST(lexicon).exec(text);
  const phrase = LEADING_PHRASE(lexicon).exec(text)?.[1] ?? "";
  if (IN_THE_END(lexicon).test(text)) return null;
  const isNoneOf = NONE_OF(lexicon).test(text);
  const isNone = none !== null || isNoneOf || isNoFish(phrase);
  if (!isNone) return null;
  const end = none ? none[0].length : isNoneOf ? 0 : phrase.length;
  return { event: { kind: "blank", hours: hoursIn(text, lexicon) }, span: { start: 0, end } };
}

const MOST_HOURS = 24;

function hoursIn(text: string, lexicon: Lexicon): number | null {
  const hours = readNumber(HOURS(lexicon).exec(text)?.[1] ?? "", ".");
  return hours !== null && hours > 0 && hours <= MOST_HOURS ? hours : null;
}

export function hoursSpan(text: string, lexicon: Lexicon): Span[] {
  const found = HOURS(lexicon).exec(text);
  return found ? [{ start: found.index, end: found.index + found[0].length }] : [];
}

/** True if the line has a length or a weight: nobody measures a fish that was not caught. */
export function isMeasured(parts: readonly LinePart[]): boolean {
  return parts.some(({ kind }) => kind === "length" || kind === "weight");
}
