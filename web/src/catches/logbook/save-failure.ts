import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { ApiError } from "../../http/api-error.ts";

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
/** Statuses from this one up are server errors. */
const SERVER_FAILS = 500;

const BY_STATUS: Record<number, MessageDescriptor> = {
  400: msg`Failed to save catch. Please check that all required fields are filled out correctly.`,
  [UNAUTHORIZED]: msg`Failed to save catch. You need to log in again.`,
  412: msg`Failed to save catch. It was changed somewhere else in the meantime. Please try again.`,
  413: msg`Failed to save catch. File is too large. Please choose a smaller photo.`,
};

const SERVER_ERROR = msg`Failed to save catch. Server error. Please try again later.`;
const OFFLINE = msg`Failed to save catch. No internet connection. Please check your connection and try again.`;
const UNKNOWN = msg`Failed to save catch. Please try again.`;

export function describeSaveFailure(error: unknown, isOnline = navigator.onLine): string {
  if (error instanceof ApiError) return i18n._(messageOf(error.status));
  return i18n._(isOnline ? UNKNOWN : OFFLINE);
}

/** The message for a catch that is stored on this device and sent later; `null` unless the server failed. */
export function describeFailureAfterStoring(status: number | undefined): string | null {
  if (status === undefined || status < SERVER_FAILS) return null;
  const failure = i18n._(messageOf(status));
  return t`${failure} It is saved on this phone and will upload automatically.`;
}

/** The message for a catch that is stored on this device, but was refused together with earlier pending changes. */
export function describeSaveRefusal(status: number): string {
  const failure = i18n._(messageOf(status));
  return t`${failure} It is saved on this phone, under Waiting to upload.`;
}

/** The message for a catch that is stored on this device after the session has ended. */
export function describeSignedOut(): string {
  const failure = i18n._(messageOf(UNAUTHORIZED));
  return t`${failure} It is saved on this phone until then.`;
}

function messageOf(status: number): MessageDescriptor {
  return status >= SERVER_FAILS ? SERVER_ERROR : (BY_STATUS[status] ?? UNKNOWN);
}

/** Returns the server's message about the photos. */
export function photoRefusal(error: unknown): string | undefined {
  return error instanceof ApiError ? error.explanation?.fields?.["photo"] : undefined;
}

/** Returns the stored catch if a change was refused because of a newer version. */
export function storedInstead(error: unknown): Catch | null {
  if (!(error instanceof ApiError && error.status === 412)) return null;
  return catchAnswerSchema.safeParse(error.body).data?.catch ?? null;
}

/** Whether the catch to change was deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === NOT_FOUND;
}
