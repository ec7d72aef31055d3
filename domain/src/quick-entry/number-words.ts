import { either, wholly } from "./languages/alternatives.ts";
import type { LineWords } from "./languages/line-words.ts";
import { type Lexicon, perLexicon, spelled } from "./lexicon.ts";

const HUNDRED = 100;
const TEN = 10;

/** Sources of expressions with what they mean. */
type Table<Value> = readonly (readonly [source: string, value: Value])[];

function sourceOf(table: Table<unknown>): string {
  return either(table.map(([source]) => source));
}

function withExpressions<Value>(table: Table<Value>): (readonly [RegExp, Value])[] {
  return table.map(([source, value]) => [wholly(source), value] as const);
}

type Numerals = NonNullable<LineWords["numbers"]>;

/** Lists the words of a language with their numbers. */
function numeralsOf(words: LineWords, { counted, tens, ones, between }: Numerals) {
  const formsOf = (all: string, valueAt: (index: number) => number): Table<number> =>
    all
      .split(" ")
      .flatMap((forms, index) => forms.split("/").map((form) => [sourceIn(words, form), valueAt(index)]));
  const counts = counted.flatMap(([first, all]) => formsOf(all, (index) => first + index));
  const large = formsOf(tens, (index) => (index + 2) * TEN);
  const small = ones ? formsOf(ones, (index) => index + 1) : counts.filter(([, value]) => value < TEN);
  /** Returns the words for "twenty-two", each part after the beginning of a group. */
  const compounds = (group: string) =>
    between.map((pattern) =>
      sourceIn(words, pattern)
        .replace("{ten}", () => `${group}${sourceOf(large)})`)
        .replace("{one}", () => `${group}${sourceOf(small)})`),
    );
  return { whole: [...counts, ...large], small, compounds };
}

function sourceIn(words: LineWords, form: string): string {
  return spelled(words, form).join("").replaceAll(/[ -]/g, "[ -]");
}

/** The ways to say a number. */
const spokenNumbers = perLexicon((lexicon) => {
  const of = (name: "afterHundred" | "hundred" | "one" | "point" | "units") =>
    either(lexicon.flatMap((words) => spelled(words, words.numbers?.[name])));
  const partsOf = (name: "parts" | "partsBehind" | "several"): Table<string> =>
    lexicon.flatMap((words) =>
      Object.entries(words.numbers?.[name] ?? {}).flatMap(([digits, phrases]) =>
        spelled(words, phrases).map((source) => [source, digits] as const),
      ),
    );
  const numerals = lexicon.flatMap((words) => (words.numbers ? numeralsOf(words, words.numbers) : []));
  const wholes = numerals
    .flatMap(({ whole }) => whole)
    .toSorted(([one], [other]) => other.length - one.length);
  const number = either([...numerals.flatMap(({ compounds }) => compounds("(?:")), sourceOf(wholes)]);
  const [behind, alone, several] = [partsOf("partsBehind"), partsOf("parts"), partsOf("several")];
  const whole = `(?:${of("hundred")}(?:${of("afterHundred")}${number})?|${number})`;
  const beforeUnit = `(?= ${of("units")}(?!\\p{L}))`;
  /** Sorted longest first. They are replaced before anything else is read. */
  const ways = [
    // "six thirty am"
    String.raw`(?<hour>${whole}) (?:oh )?(?<minute>${whole})(?= ?(?:am|pm|a\.m|p\.m)\b)`,
    // "eighteen and three quarters", "18 and a half"
    String.raw`(?<whole>${whole}|\d+) (?<part>${sourceOf(behind)})`,
    // "six point two", "fünf Komma sechs"
    String.raw`(?<before>${whole}|\d+) ${of("point")} (?<after>${whole}|\d+)`,
    // "half a pound", "three quarter pound"
    `(?<alone>${sourceOf(alone)}${beforeUnit}|${sourceOf(several)})`,
    `(?<single>${of("one")})${beforeUnit}`,
    String.raw`(?<plain>(?!${of("one")}(?![\p{L}-]| ${of("hundred")}))${whole})`,
  ].join("|");
  const not = String.raw`(?!${either(lexicon.flatMap((words) => spelled(words, words.notNumbers)))}(?!\p{L}))`;
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}/.,'’-])${not}(?:${ways})(?![\p{L}\p{N}])`, "giu"),
    hundred: new RegExp(`^${of("hundred")}${of("afterHundred")}?`, "iu"),
    values: withExpressions(numerals.flatMap((each) => [...each.whole, ...each.small])),
    compounds: numerals.flatMap(({ compounds }) => compounds("(")).map(wholly),
    parts: withExpressions([...behind, ...alone, ...several]),
  };
});

function matching<Value>(table: readonly (readonly [RegExp, Value])[], spoken: string): Value | undefined {
  return table.find(([words]) => words.test(spoken))?.[1];
}

export function isNumberWord(word: string, lexicon: Lexicon): boolean {
  return numberBelowHundred(word, lexicon) !== null;
}

function numberBelowHundred(spoken: string, lexicon: Lexicon): number | null {
  const { values, compounds } = spokenNumbers(lexicon);
  const compound = compounds.find((words) => words.test(spoken));
  const [, ...parts] = compound?.exec(spoken) ?? [];
  const sum = parts.reduce((total, part) => total + (matching(values, part) ?? 0), 0);
  return matching(values, spoken) ?? (compound ? sum : null);
}

interface Piece {
  /** `start` and `end` are positions in the line. */
  start: number;
  end: number;
  digits: string;
}

interface Span {
  start: number;
  end: number;
}

export interface InDigits {
  text: string;
  /** Moves a span of the line to its position in the text; `toLine` moves it back. */
  toText: <Place extends Span>(place: Place) => Place;
  toLine: <Place extends Span>(place: Place) => Place;
}

/** Writes number words up to two hundred as digits: "Twenty two inches" becomes "22 inches". */
export function inDigits(line: string, lexicon: Lexicon): InDigits {
  const pieces = [...line.matchAll(spokenNumbers(lexicon).pattern)].map(
    ({ 0: spoken, index, groups = {} }) => ({
      start: index,
      end: index + spoken.length,
      digits: digitsOf(groups, lexicon),
    }),
  );
  const moved = placesOf(pieces);
  const text = pieces.reduceRight(
    (written, { start, end, digits }) => written.slice(0, start) + digits + written.slice(end),
    line,
  );
  return {
    text,
    toText: (place) => ({
      ...place,
      start: shift(place.start, moved, "line"),
      end: shift(place.end, moved, "line"),
    }),
    toLine: (place) => ({
      ...place,
      start: shift(place.start, moved, "text"),
      end: shift(place.end, moved, "text"),
    }),
  };
}

type Groups = Partial<Record<string, string>>;

function digitsOf(groups: Groups, lexicon: Lexicon): string {
  const { hour, minute, before, after, single } = groups;
  const valueOf = (spoken = "") => numberSpoken(spoken, lexicon);
  if (hour) return `${valueOf(hour)}:${String(valueOf(minute)).padStart(2, "0")}`;
  if (before) return `${valueOf(before)}.${valueOf(after)}`;
  return single ? "1" : withPart(groups, valueOf, lexicon);
}

function withPart(
  { whole, part, alone = "", plain }: Groups,
  valueOf: (spoken?: string) => number,
  lexicon: Lexicon,
): string {
  const digits = matching(spokenNumbers(lexicon).parts, part ?? alone);
  return [whole ? valueOf(whole) : [], digits ?? valueOf(plain)].flat().join(" ");
}

function numberSpoken(spoken: string, lexicon: Lexicon): number {
  if (/^\d+$/.test(spoken)) return Number(spoken);
  const rest = spoken.replace(spokenNumbers(lexicon).hundred, "");
  return numberBelowHundred(spoken, lexicon) ?? HUNDRED + (numberBelowHundred(rest, lexicon) ?? 0);
}

interface Moved extends Piece {
  /** `from` and `to` are positions in the text. */
  from: number;
  to: number;
}

function placesOf(pieces: readonly Piece[]): Moved[] {
  let shorter = 0;
  return pieces.map((piece) => {
    const from = piece.start - shorter;
    const to = from + piece.digits.length;
    shorter = piece.end - to;
    return { ...piece, from, to };
  });
}

/** Maps a position within a number to the number's end. */
function shift(place: number, pieces: readonly Moved[], from: "line" | "text"): number {
  const last = pieces.findLast((piece) => (from === "line" ? piece.start : piece.from) < place);
  if (!last) return place;
  const [end, other] = from === "line" ? [last.end, last.to] : [last.to, last.end];
  return other + Math.max(0, place - end);
}
