/** Whitespace and ASCII punctuation, for use in a bracket expression. */
const NO_LETTERS = String.raw`\s!-/:-@\[-\`{-~`;
const LETTER = `[^${NO_LETTERS}]`;

/** Shorter words are one letter away from too many others. */
const MIN_LETTERS = 3;
const MAX_LETTERS = 30;

/**
 * Returns a pattern that matches any word at a Damerau-Levenshtein distance of 1: one letter missing, added, replaced,
 * or two swapped. PostgreSQL and JavaScript both read the pattern. `null` if the spellings are too short or too long.
 */
function oneLetterOff(spellings: readonly string[]): string | null {
  const forms = spellings.map((spelling) => Array.from(spelling)).filter(isGuessable);
  if (forms.length === 0) return null;
  return [...new Set(forms.flatMap(formsOneLetterOff))].join("|");
}

function isGuessable({ length }: readonly string[]): boolean {
  return length >= MIN_LETTERS && length <= MAX_LETTERS;
}

function formsOneLetterOff(letters: readonly string[]): string[] {
  const literal = letters.map(escape);
  const withPart = (from: number, to: number, part: string) =>
    literal.slice(0, from).join("") + part + literal.slice(to).join("");
  const forms = [withPart(0, 0, LETTER)];
  for (const [index, letter] of literal.entries()) {
    forms.push(
      withPart(index + 1, index + 1, LETTER),
      withPart(index, index + 1, ""),
      withPart(index, index + 1, LETTER),
    );
    const next = literal[index + 1];
    if (next !== undefined) forms.push(withPart(index, index + 2, next + letter));
  }
  return forms;
}

function escape(letter: string): string {
  return /[\p{L}\p{N}]/u.test(letter) ? letter : `\\${letter}`;
}

export function wordOneLetterOff(spellings: readonly string[]): string | null {
  const forms = oneLetterOff(spellings);
  return forms && `(?:^|[${NO_LETTERS}])(${forms})(?:$|[${NO_LETTERS}])`;
}
