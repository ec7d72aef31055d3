import { foldText } from "../../text/fold.ts";

/** The languages that Creel is to be read in, and others whose months mean nothing else in these. */
const LANGUAGES = ["en", "de", "sv", "es", "fr", "nl", "pl", "fi", "pt", "da", "nb"].concat([
  "it",
  "ca",
  "ro",
  "cs",
  "sk",
  "hu",
  "et",
  "lv",
  "lt",
  "is",
  "tr",
  "ru",
  "uk",
  "bg",
  "el",
]);

const WITH_DAY = [
  { month: "long", day: "numeric", year: "numeric" },
  { month: "short", day: "numeric", year: "numeric" },
] as const;
const ALONE = [{ month: "long" }, { month: "short" }] as const;

let memoized: ReadonlyMap<string, number> | null = null;

/** From 1 to 12; `null` for what is no month in any of the languages, or another one in each. */
export function monthOf(name: string): number | null {
  memoized ??= nameMonths();
  return memoized.get(key(name)) ?? null;
}

/** By the runtime, which knows declined forms too: "26 czerwca 2020", "26. kesäkuuta 2020". */
function nameMonths(): ReadonlyMap<string, number> {
  const found = new Map<string, Set<number>>();
  for (const { name, month } of LANGUAGES.flatMap(namesIn)) {
    const months = found.get(name) ?? new Set();
    found.set(name, months.add(month));
  }
  const plain = [...found].filter(([name, months]) => name !== "" && months.size === 1);
  return new Map(plain.flatMap(([name, months]) => [...months].map((month) => [name, month] as const)));
}

function namesIn(language: string): { name: string; month: number }[] {
  const formats = [...WITH_DAY, ...ALONE].map(
    (options) => new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }),
  );
  return Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
    formats.map((format) => ({ name: key(monthIn(format, index)), month: index + 1 })),
  );
}

function monthIn(format: Intl.DateTimeFormat, index: number): string {
  const parts = format.formatToParts(Date.UTC(2020, index, 15));
  return parts.find(({ type }) => type === "month")?.value ?? "";
}

function key(name: string): string {
  return foldText(name).replaceAll(/[^\p{L}]/gu, "");
}
