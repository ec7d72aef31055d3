import { findFieldError } from "@creel/domain/errors/field-error";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import { zodResolver } from "@hookform/resolvers/zod";
import { i18n } from "@lingui/core";
import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** Validates a form with a schema. The errors are in the page's language. */
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

/** Keeps an error that is a sentence of the form itself. */
function translateError(error: unknown): void {
  if (typeof error !== "object" || error === null || !("message" in error)) return;
  const found = findFieldError(error.message);
  if (found) error.message = describeFieldError(found, i18n);
}
