import { type Coordinates, latitudeSchema, longitudeSchema } from "./coordinates.ts";

const NUMBER = /^[+-]?\d+(\.\d+)?$/;
const HEMISPHERE = /^[NSEW]$/;

/**
 * Parses decimal degrees ("47.831174, -92.264829"), degrees and decimal minutes ("N56 40.802 W4 20.519") or degrees,
 * minutes and seconds ("56°40'48\"N 4°20'31\"W"). Without letters, latitude comes first. Returns `null` for other
 * formats.
 */
export function parseCoordinates(text: string): Coordinates | null {
  const tokens = tokenize(text);
  const halves = tokens.some((token) => HEMISPHERE.test(token))
    ? splitAtLetters(tokens)
    : splitEvenly(tokens);
  if (!halves) return null;

  const [first, second] = halves;
  const isSwapped = first.letter === "E" || first.letter === "W";
  const [north, east] = isSwapped ? [second, first] : [first, second];
  if (!isOnAxis(north, "NS") || !isOnAxis(east, "EW")) return null;

  const latitude = toDegrees(north);
  const longitude = toDegrees(east);
  if (!latitudeSchema.safeParse(latitude).success) return null;
  if (!longitudeSchema.safeParse(longitude).success) return null;
  return { latitude, longitude };
}

/**
 * Parses a single coordinate in degrees; `axis` has the letters that may follow or precede it. Returns `null` for other
 * formats.
 */
export function parseDegrees(text: string, axis: "NS" | "EW"): number | null {
  const tokens = tokenize(text);
  const numbers = tokens.filter((token) => !HEMISPHERE.test(token));
  const letters = tokens.filter((token) => HEMISPHERE.test(token));
  const half = { letter: letters[0] ?? null, numbers };
  if (letters.length > 1 || !isOnAxis(half, axis)) return null;
  const degrees = toDegrees(half);
  return Number.isNaN(degrees) ? null : degrees;
}

interface Half {
  letter: string | null;
  numbers: string[];
}

function tokenize(text: string): string[] {
  return text
    .toUpperCase()
    .replaceAll(/[−–]/g, "-")
    .replaceAll(/[°º'’′"”″,;/]/g, " ")
    .replaceAll(/([NSEW])/g, " $1 ")
    .split(/\s+/)
    .filter(Boolean);
}

function splitAtLetters(tokens: string[]): [Half, Half] | null {
  const isLeading = HEMISPHERE.test(tokens[0] ?? "");
  const ordered = isLeading ? tokens : tokens.toReversed();
  const halves: Half[] = [];
  for (const token of ordered) {
    if (HEMISPHERE.test(token)) halves.push({ letter: token, numbers: [] });
    else halves.at(-1)?.numbers.push(token);
  }
  const [first, second] = isLeading
    ? halves
    : halves.map((half) => ({ ...half, numbers: half.numbers.toReversed() })).toReversed();
  if (halves.length !== 2 || !first || !second) return null;
  return [first, second];
}

function splitEvenly(tokens: string[]): [Half, Half] | null {
  const middle = tokens.length / 2;
  if (middle < 1 || !Number.isInteger(middle)) return null;
  return [
    { letter: null, numbers: tokens.slice(0, middle) },
    { letter: null, numbers: tokens.slice(middle) },
  ];
}

function isOnAxis({ letter, numbers }: Half, axis: string): boolean {
  return (letter === null || axis.includes(letter)) && numbers.length > 0 && numbers.length <= 3;
}

/** Returns NaN if a part is not a number, a fraction is not in the last part, or minutes or seconds reach 60. */
function toDegrees({ letter, numbers }: Half): number {
  const [degrees = "", ...smaller] = numbers;
  if (!numbers.every((part) => NUMBER.test(part))) return Number.NaN;
  if (numbers.slice(0, -1).some((part) => part.includes("."))) return Number.NaN;
  if (smaller.some((part) => /^[+-]/.test(part) || Number(part) >= 60)) return Number.NaN;

  const [minutes = 0, seconds = 0] = smaller.map(Number);
  const size = Math.abs(Number(degrees)) + minutes / 60 + seconds / 3600;
  const isNegative = letter === "S" || letter === "W" || degrees.startsWith("-");
  return isNegative ? -size : size;
}
