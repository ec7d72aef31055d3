import { readNumber } from "../import/measures/read-number.ts";
import { isNoFish } from "../import/names/no-fish.ts";
import type { LineEvent, LinePart, NamePart, Span } from "./line-part.ts";

/** Folded words that may stand before a lost fish at the start of a line. */
const START = String.raw`^\s*(?:i |we |just |then |and |also |damn |ich |habe? )*`;
const LOST_AT_FIRST = new RegExp(
  `${START}(?:lost|missed|dropped|ldr|broke off|broken off|snapped off|shook off|farmed|verloren|verlor|fehlbiss|drill verloren)(?![\\p{L}])`,
  "iu",
);
/** Matches right after the fish, or after its size. */
const LOST_BEHIND =
  /^[\s|,]*(?:(?:was|got|just|that|which|i|he|she|it|im drill|am boot) )*(?:lost|missed|broke (?:me )?off|broke (?:the|my) line|snapped (?:me )?off|got off|came off|came unbuttoned|got away|shook (?:it )?off|spit (?:it|the hook|the lure)|spat the hook|threw (?:it|the hook)|unbuttoned|popped off|ldr|verloren|ausgestiegen|ausgeschlitzt|abgerissen|abriss)(?! (?:one|another|two|three|some|my|the|a|an|it|\d)\b)(?![\p{L}])/iu;

/**
 * Finds a lost fish at the start of the line or right after the species. "The fish that got away" elsewhere in the line
 * is beside another fish, which was measured.
 */
export function findLost(text: string, species: NamePart | null, count: number): FoundEvent | null {
  const first = LOST_AT_FIRST.exec(text);
  if (first) return ofFirst(text, { start: 0, end: first[0].length }, { species, count });
  const behind = species && LOST_BEHIND.exec(text.slice(species.end));
  if (!behind) return null;
  const start = species.end + (/^[\s|,]*/.exec(behind[0])?.[0].length ?? 0);
  const span = { start, end: species.end + behind[0].length };
  return { event: { kind: "lost", species: species.value, quantity: count }, span };
}

interface FoundEvent {
  event: LineEvent;
  /** The text that was recognized as the event. */
  span: Span;
}

/** In "lost one at the boat, pike 40 in" the pike is a catch; in "lost a 40 in pike" it is the lost fish. */
function ofFirst(
  text: string,
  span: Span,
  { species, count }: { species: NamePart | null; count: number },
): FoundEvent | null {
  const clauseEnd = /[,;.!](?!\d)|\b(?:but|then|aber|dann)\b/i.exec(text.slice(span.end));
  const isOther = species !== null && clauseEnd !== null && species.start > span.end + clauseEnd.index;
  if (isOther || ANOTHER.test(text.slice(span.end))) return null;
  const [counted = "", lost = "1"] = COUNTED.exec(text.slice(span.end)) ?? [];
  if (species) return { event: { kind: "lost", species: species.value, quantity: count }, span };
  return {
    event: { kind: "lost", species: null, quantity: Number(lost) },
    span: { start: 0, end: span.end + counted.length },
  };
}

const ANOTHER =
  /^ (?:my|the lure|a lure|bait|it all|our|lake|creek|river|pond|bay|island|point|lagoon|the (?:anchor|net|trolling motor))\b/i;
const COUNTED = /^ (\d{1,2})(?= (?:more|fish|of|bites?|strikes?|at|on|$)|\s*$)/i;

const NO_FISH_AT_FIRST =
  /^\s*(?:(?:i|we|got|get|was|were|a|total|complete|another|blank trip|wieder|heute)\s+)*(skunked|skunk|blanked|blank(?: trip)?|zilch|struck out|shut ?out|(?:no|zero|0) (?:fish|bites?|luck|catch|catches|takers|action)|caught nothing|nothing(?: caught)?|didn['’]?t (?:catch|get) (?:anything|a (?:thing|bite|fish)|one)|did not catch (?:anything|a thing)|nichts gefangen|nix gefangen|kein(?:en)? (?:fisch|biss)(?: gefangen)?|keine (?:bisse|fische)|schneider(?: geblieben)?|abgeschneidert)(?!\p{L})/iu;
/** Matches "no walleye today". */
const NONE_OF = /^\s*(?:no|zero|0|kein(?:en)?)\s+(?:\w+ )?\|+(?!\s*\d)/iu;
const LEADING_PHRASE = /^\s*([\p{L}' ]+?)\s*(?:$|[,;.!]|(?:today|this|heute|on)\b)/iu;

/** Matches the turn in "no bites until noon, then a walleye". */
const IN_THE_END = /\b(?:until|till|then|but|except|bis|dann|aber)\b/i;

/** Recognizes "skunked, 3 hours on pelican". */
export function findBlank(text: string): FoundEvent | null {
  const none = NO_FISH_AT_FIRST.exec(text);
  const phrase = LEADING_PHRASE.exec(text)?.[1] ?? "";
  if (IN_THE_END.test(text)) return null;
  const isNone = none !== null || NONE_OF.test(text) || isNoFish(phrase);
  if (!isNone) return null;
  const end = none ? none[0].length : NONE_OF.test(text) ? 0 : phrase.length;
  return { event: { kind: "blank", hours: hoursIn(text) }, span: { start: 0, end } };
}

const HOURS =
  /(?<![\p{L}\d.,:/])(\d+ \d\/\d|\d+[.,]\d+|\d+\/\d|\d+ ?[½¼¾]|\d+) ?(?:hours?|hrs?|h|std|stunden?)(?!\p{L})/iu;
const MOST_HOURS = 24;

function hoursIn(text: string): number | null {
  const hours = readNumber(HOURS.exec(text)?.[1] ?? "", ".");
  return hours !== null && hours > 0 && hours <= MOST_HOURS ? hours : null;
}

export function hoursSpan(text: string): Span[] {
  const found = HOURS.exec(text);
  return found ? [{ start: found.index, end: found.index + found[0].length }] : [];
}

/** True if the line has a length or a weight: nobody measures a fish that was not caught. */
export function isMeasured(parts: readonly LinePart[]): boolean {
  return parts.some(({ kind }) => kind === "length" || kind === "weight");
}
