import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";

import { ApiError } from "../http/api-error.ts";
import { describeFailure } from "../http/describe-failure.ts";

interface FormOfNames<Values extends FieldValues> {
  setError: UseFormSetError<Values>;
  /** In the order in which they stand in the form. */
  names: readonly FieldPath<Values>[];
  fallback: string;
}

/**
 * Puts the server's sentences beside the fields they are about, with the focus in the first.
 *
 * @returns what is to be said about the form as a whole; `null` when the fields say it all.
 */
export function placeFailure<Values extends FieldValues>(
  error: unknown,
  { setError, names, fallback }: FormOfNames<Values>,
): string | null {
  const sentences = (error instanceof ApiError && error.explanation?.fields) || {};
  const refused = names.flatMap((name) => {
    const message = sentences[name];
    return message === undefined ? [] : [{ name, message }];
  });
  for (const [index, { name, message }] of refused.entries()) {
    setError(name, { message }, { shouldFocus: index === 0 });
  }
  return refused.length > 0 ? null : describeFailure(error, fallback);
}
