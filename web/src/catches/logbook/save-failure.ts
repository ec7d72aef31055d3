import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";

import { ApiError } from "../../http/api-error.ts";

const BEGINNING = "Failed to save catch. ";

const BY_STATUS: Record<number, string> = {
  400: "Please check that all required fields are filled out correctly.",
  401: "You need to log in again.",
  412: "It was changed somewhere else in the meantime. Please try again.",
  413: "File is too large. Please choose a smaller photo.",
};

export function describeSaveFailure(error: unknown, isOnline = navigator.onLine): string {
  if (error instanceof ApiError) return BEGINNING + describeStatus(error.status);
  const offline = t`No internet connection. Please check your connection and try again.`;
  return BEGINNING + (isOnline ? t`Please try again.` : offline);
}

function describeStatus(status: number): string {
  if (status >= 500) return t`Server error. Please try again later.`;
  return BY_STATUS[status] ?? t`Please try again.`;
}

/** The server's sentence about the photos. */
export function photoRefusal(error: unknown): string | undefined {
  return error instanceof ApiError ? error.explanation?.fields?.["photo"] : undefined;
}

/** The stored catch, when a change was refused because of a newer version. */
export function storedInstead(error: unknown): Catch | null {
  if (!(error instanceof ApiError && error.status === 412)) return null;
  return catchAnswerSchema.safeParse(error.body).data?.catch ?? null;
}
