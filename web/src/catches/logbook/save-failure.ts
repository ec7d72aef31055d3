import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";

import { ApiError } from "../../http/api-error.ts";

const BEGINNING = "Failed to save catch. ";

const BY_STATUS: Record<number, string> = {
  400: "Please check that all required fields are filled out correctly.",
  401: "You need to log in again.",
  412: "It was changed somewhere else in the meantime. Please try again.",
  413: "File is too large. Please choose a smaller photo.",
};

/** What the form says when a catch could not be saved. */
export function describeSaveFailure(error: unknown, isOnline = navigator.onLine): string {
  if (error instanceof ApiError) return BEGINNING + describeStatus(error.status);
  const offline = "No internet connection. Please check your connection and try again.";
  return BEGINNING + (isOnline ? "Please try again." : offline);
}

function describeStatus(status: number): string {
  if (status >= 500) return "Server error. Please try again later.";
  return BY_STATUS[status] ?? "Please try again.";
}

/** What the server had to say about the photos, for their place in the form. */
export function photoRefusal(error: unknown): string | undefined {
  return error instanceof ApiError ? error.explanation?.fields?.["photo"] : undefined;
}

/** What is stored, when a change was refused because somebody else changed the catch first. */
export function storedInstead(error: unknown): Catch | null {
  if (!(error instanceof ApiError && error.status === 412)) return null;
  return catchAnswerSchema.safeParse(error.body).data?.catch ?? null;
}
