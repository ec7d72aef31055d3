import { errors } from "flydrive";

import { AppError } from "../errors/errors.ts";

const RETRY_AFTER_SECONDS = 30;

export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw unavailable(error);
  }
}

export function unavailable(cause: unknown): AppError {
  if (isFull(cause)) return new AppError("storage_full", { cause, retryAfter: RETRY_AFTER_SECONDS });
  return new AppError("unavailable", { cause, retryAfter: RETRY_AFTER_SECONDS });
}

/** The library wraps the error of the system. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")) return true;
  return isFull(error.cause);
}

export function isMissing(error: unknown): boolean {
  if (!(error instanceof errors.E_CANNOT_READ_FILE)) return false;
  const { cause } = error;
  if (!(cause instanceof Error)) return false;
  return cause.name === "NoSuchKey" || ("code" in cause && cause.code === "ENOENT");
}
