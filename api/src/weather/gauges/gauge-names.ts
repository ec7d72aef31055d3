/** Words that end the river in a name such as "YAHARA RIVER AT WINDSOR, WI". */
const BETWEEN = /\s+(?:at|near|nr|above|abv|ab|below|blw|bl|upstream|downstream|@|d\/s|u\/s)\b.*$|\s+@.*$/i;

/** Returns the river that such a name begins with; `null` if it has no such word. */
export function riverBefore(name: string): string | null {
  const river = name.replace(BETWEEN, "").trim();
  return river === "" || river === name.trim() ? null : river;
}

const SMALL = new Set(["at", "near", "above", "below", "of", "the", "on", "and", "in", "am", "an", "der"]);

/** Returns a name in capitals in mixed case, as maps write it; other names as they are. */
export function fromCapitals(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word, at: number) => (at > 0 && SMALL.has(word) ? word : capitalized(word)))
    .replace(/, ([A-Z][a-z])\.?$/, (_end, state: string) => `, ${state.toUpperCase()}`);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
