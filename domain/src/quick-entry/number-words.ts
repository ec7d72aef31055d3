const ENGLISH = (
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen " +
  "nineteen"
).split(" ");
const ENGLISH_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const GERMAN = (
  "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn " +
  "neunzehn"
).split(" ");
const GERMAN_TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");
const DIGITS = 9;

/** Keyed by the word in lower case. `valueOf` adds up "a hundred" and the words after it. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...countedFrom(1, ENGLISH),
  ...ENGLISH_TENS.flatMap((word, index) => english(word, (index + 2) * 10)),
  ...countedFrom(1, GERMAN),
  ...GERMAN_TENS.flatMap((word, index) => german(word, (index + 2) * 10)),
  ...countedFrom(1, GERMAN).map(([word, number]) => [`${word}einhalb`, number + 0.5] as const),
  ["anderthalb", 1.5],
]);

function countedFrom(first: number, words: readonly string[]): (readonly [string, number])[] {
  return words.map((word, index) => [word, first + index]);
}

/** Lists "twenty", "twenty two" and "twenty-two". */
function english(tens: string, value: number): (readonly [string, number])[] {
  const more = ENGLISH.slice(0, DIGITS).flatMap((word, index) =>
    [`${tens} ${word}`, `${tens}-${word}`].map((written) => [written, value + index + 1] as const),
  );
  return [[tens, value], ...more];
}

/** Lists "zwanzig" and "einundzwanzig". */
function german(tens: string, value: number): (readonly [string, number])[] {
  const ones = ["ein", ...GERMAN.slice(1, DIGITS)];
  return [[tens, value], ...ones.map((word, index) => [`${word}und${tens}`, value + index + 1] as const)];
}

const HUNDRED = 100;

const NUMBER_WORD = [...WORDS.keys()].toSorted((one, other) => other.length - one.length).join("|");
export function isNumberWord(word: string): boolean {
  return WORDS.has(word.toLowerCase());
}

const WHOLE = `(?:(?:an? |one )?hundred(?: (?:and )?(?:${NUMBER_WORD}))?|(?:ein)?hundert|${NUMBER_WORD})`;
const UNIT =
  "(?:pounds?|pounders?|lbs?|inch(?:es|er)?|foot|feet|ft|ounces?|oz|hours?|pfund|kilo|meter|zentimeter|stunden?)";

/** The ways to say a number, longest first. They are replaced before anything else is read. */
const SPOKEN_NUMBERS = [
  // "six thirty am"
  String.raw`(?<hour>${WHOLE}) (?:oh )?(?<minute>${WHOLE})(?= ?(?:am|pm|a\.m|p\.m)\b)`,
  // "eighteen and three quarters", "18 and a half"
  String.raw`(?<whole>${WHOLE}|\d+) and (?:an? |one )?(?<part>half|quarter|three quarters|three quarter)`,
  // "six point two", "fünf Komma sechs"
  String.raw`(?<before>${WHOLE}|\d+) (?:point|komma) (?<after>${WHOLE}|\d+)`,
  // "half a pound", "three quarter pound"
  String.raw`(?:an? )?(?<alone>half|quarter|three quarters?)(?: of)?(?: an?)?(?= ${UNIT}\b)`,
  String.raw`(?:an? )?(?<few>couple|pair|dozen)(?: of)?`,
  // "one" is a number only before a unit: "lost one" is not a count.
  String.raw`(?<single>one|eins?)(?= ${UNIT}\b)`,
  String.raw`(?<plain>(?!(?:one|eins)(?![\p{L}-]| hundred))${WHOLE})`,
].join("|");
const NUMBERS = new RegExp(String.raw`(?<![\p{L}\p{N}/.,'’-])(?:${SPOKEN_NUMBERS})(?![\p{L}\p{N}])`, "giu");

const SHORT: Readonly<Record<string, string>> = {
  half: "1/2",
  quarter: "1/4",
  "three quarter": "3/4",
  "three quarters": "3/4",
  couple: "2",
  pair: "2",
  dozen: "12",
  ein: "1",
};

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

/** Writes English and German number words up to two hundred as digits: "Twenty two inches" becomes "22 inches". */
export function inDigits(line: string): InDigits {
  const pieces = [...line.matchAll(NUMBERS)].map(({ 0: spoken, index, groups = {} }) => ({
    start: index,
    end: index + spoken.length,
    digits: digitsOf(groups),
  }));
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

function digitsOf({ hour, minute = "", whole, part = "", before, after = "", ...short }: Groups): string {
  if (hour) return `${valueOf(hour)}:${String(valueOf(minute)).padStart(2, "0")}`;
  if (whole) return `${valueOf(whole)} ${SHORT[part.toLowerCase()] ?? ""}`;
  if (before) return `${valueOf(before)}.${valueOf(after)}`;
  const spoken = Object.values(short).find((group) => group !== undefined) ?? "";
  return SHORT[spoken.toLowerCase()] ?? String(valueOf(spoken));
}

function valueOf(spoken: string): number {
  const lowered = spoken.toLowerCase();
  const known = WORDS.get(lowered);
  if (known !== undefined) return known;
  if (/^\d+$/.test(lowered)) return Number(lowered);
  const more = lowered.replace(/^.*hund(?:red|ert)(?: and)? ?/, "");
  return HUNDRED + (WORDS.get(more) ?? 0);
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
