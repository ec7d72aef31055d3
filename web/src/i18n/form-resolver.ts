import { findFieldError } from "@creel/domain/errors/field-error";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { i18n } from "@lingui/core";
import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** Examines what a form holds by its schema, and says what is wrong in the language that Creel is read in. */
export function formResolver<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const examine = zodResolver(schema);
  return async (values, context, options) => {
    const result = await examine(values, context, options);
    for (const error of Object.values(result.errors)) translateError(error);
    return result;
  };
}

/** A sentence of the form itself stays. */
function translateError(error: unknown): void {
  if (typeof error !== "object" || error === null || !("message" in error)) return;
  const found = findFieldError(error.message);
  if (found) error.message = describeFieldError(found, i18n);
}
