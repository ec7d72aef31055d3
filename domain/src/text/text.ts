import * as z from "zod/mini";

/** Trimmed text of 1 to `max` characters. PostgreSQL has no NUL in a text, so neither have we. */
export function textSchema(label: string, max: number) {
  const tooLong = `${label} must have at most ${max.toLocaleString("en")} characters`;
  return z
    .string(`${label} must be text`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(max, tooLong),
      z.refine(hasNoNul, `${label} must not contain a NUL character`),
    );
}

export function hasNoNul(text: string): boolean {
  return !text.includes("\u0000");
}
