import * as z from "zod/mini";

import { type FieldName, fieldError } from "../errors/field-error.ts";
export function textSchema(field: FieldName, max: number) {
  return z
    .string(fieldError({ code: "not_text", field }))
    .check(
      z.trim(),
      z.minLength(1, fieldError({ code: "required", field })),
      z.maxLength(max, fieldError({ code: "too_long", field, max })),
      z.refine(hasNoNul, fieldError({ code: "nul", field })),
    );
}

export function hasNoNul(text: string): boolean {
  return !text.includes("\u0000");
}
