/** Returns how many letters must be added, removed or replaced to turn one text into the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  const letters = Array.from(other);
  let previous = [0, ...letters.map((_, index) => index + 1)];
  for (const [row, letter] of Array.from(one).entries()) {
    const current = [row + 1];
    for (const [column, against] of letters.entries()) {
      const replaced = (previous[column] ?? 0) + (letter === against ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
