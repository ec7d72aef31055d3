import { AppError } from "./errors.ts";

/** Returns `null` for an `AppError`: a service is silent, or too much was asked. Other errors are thrown. */
export async function orNull<Value>(wanted: Promise<Value> | undefined): Promise<Value | null> {
  try {
    return (await wanted) ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
