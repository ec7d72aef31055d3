import * as z from "zod/mini";

import { type FieldName, fieldError } from "../errors/field-error.ts";
import { cleanName } from "./clean-name.ts";

/** A short text, such as a name, that is compared and counted. */
export function textSchema(field: FieldName, max: number) {
  return z
    .string(fieldError({ code: "not_text", field }))
    .check(z.overwrite(cleanName), ...checksOf(field, max));
}

/** Long text that keeps its spelling, except for leading and trailing blanks. */
export function proseSchema(field: FieldName, max: number) {
  return z.string(fieldError({ code: "not_text", field })).check(z.trim(), ...checksOf(field, max));
}

function checksOf(field: FieldName, max: number) {
  return [
    z.minLength(1, fieldError({ code: "required", field })),
    z.maxLength(max, fieldError({ code: "too_long", field, max })),
    z.refine<string>(hasNoNul, fieldError({ code: "nul", field })),
  ] as const;
}

/** A name to search for, in a query. */
export function searchNameSchema(max: number) {
  return z
    .string()
    .check(z.overwrite(cleanName), z.maxLength(max), z.refine(hasNoNul, fieldError({ code: "search_nul" })));
}

export function hasNoNul(text: string): boolean {
  return !text.includes("\u0000");
}
