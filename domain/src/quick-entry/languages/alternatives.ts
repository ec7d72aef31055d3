/** Joins alternatives into the source of an expression. If there are none, it matches nothing. */
export function either(phrases: readonly string[]): string {
  return `(?:${phrases.length === 0 ? "(?!)" : phrases.join("|")})`;
}

/** Returns an expression that matches a whole text, ignoring case. */
export function wholly(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, "iu");
}
