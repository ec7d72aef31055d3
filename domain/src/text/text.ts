import * as z from "zod/mini";

export function describeTooLong(label: string, max: number): string {
  return `${label} must have at most ${max.toLocaleString("en")} characters`;
}

export function textSchema(label: string, max: number) {
  return z
    .string(`${label} must be text`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(max, describeTooLong(label, max)),
      z.refine(hasNoNul, `${label} must not contain a NUL character`),
    );
}

export function hasNoNul(text: string): boolean {
  return !text.includes("\u0000");
}
