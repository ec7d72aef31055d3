import * as z from "zod/mini";

export function dayOrInstantSchema(message: string) {
  return z.union([z.iso.datetime({ offset: true }), z.iso.date()], message).check(z.refine(hasYear, message));
}

export function daySchema(message: string) {
  return z.iso.date(message).check(z.refine(hasYear, message));
}

/** ISO 8601 has a year 0000; PostgreSQL does not. */
export function hasYear(text: string): boolean {
  return !text.startsWith("0000");
}
