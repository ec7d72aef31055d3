import type { AlertsAnswer } from "@creel/domain/weather/alert";

import { AppError } from "../errors/errors.ts";
import { mergeAlerts } from "./present/present-alerts.ts";

/** @throws the error of a service, unless another one covers the place */
export async function mergeAnswers(asked: readonly Promise<AlertsAnswer>[]): Promise<AlertsAnswer> {
  const settled = await Promise.allSettled(asked);
  const answers = settled.map(valueOf).filter((answer) => answer !== null);
  const failed = settled.find((each) => each.status === "rejected");
  if (failed && !answers.some(({ covered }) => covered)) throw failed.reason;
  return mergeAlerts(answers);
}

export async function orNull<Value>(wanted: Promise<Value>): Promise<Value | null> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** `null` when the service is unavailable. Other errors, such as of a limit, are thrown. */
export async function unlessSilent<Value>(wanted: Promise<Value>): Promise<Value | null> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof AppError && error.code === "weather_unavailable") return null;
    throw error;
  }
}

export function valueOf<Value>(settled: PromiseSettledResult<Value>): Value | null {
  if (settled.status === "fulfilled") return settled.value;
  if (settled.reason instanceof AppError) return null;
  throw settled.reason;
}
