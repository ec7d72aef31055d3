import { t } from "@lingui/core/macro";

import { ApiError, NetworkError } from "./api-error.ts";

/** Returns the server's message, or else the fallback. */
export function describeFailure(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return t`Network error. Please check your connection.`;
  return (error instanceof ApiError && error.explanation?.message) || fallback;
}

/** Says whether the device is offline or the server fails; `null` for neither. */
export function whereItFailed(error: unknown, isOnline = navigator.onLine): string | null {
  if (error instanceof ApiError) {
    return error.status >= 500 ? t`Something went wrong on the server. Please try again in a moment.` : null;
  }
  if (!(error instanceof NetworkError)) return null;
  return isOnline
    ? t`You’re online, but Creel isn’t answering. Please try again in a moment.`
    : t`You’re offline. What you typed is still here.`;
}
