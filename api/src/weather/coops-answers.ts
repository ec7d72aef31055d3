import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import * as z from "zod/mini";

import { instantOf } from "./alerts/alert-texts.ts";

const NOT_OLDER_MS = 3 * HOUR_MS;

export const predictionsSchema = z.object({
  predictions: z.array(z.object({ t: z.string(), v: z.string(), type: z.optional(z.string()) })),
});
export const dataSchema = z.object({ data: z.array(z.object({ t: z.string(), v: z.string() })) });

/** CO-OPS answers failures with status 200. */
export function hasError(body: unknown): boolean {
  return typeof body === "object" && body !== null && "error" in body;
}

/** Highs and lows in feet; other heights are skipped. */
export function toTurns(predictions: z.infer<typeof predictionsSchema>["predictions"]) {
  return predictions.flatMap(({ t, v, type }) => {
    const time = instantOf(`${t}Z`);
    if (time === null || (type !== "H" && type !== "L")) return [];
    return { time, type: type === "H" ? ("high" as const) : ("low" as const), height: toNumber(v) };
  });
}

/** The latest value, unless it is hours old. */
export function toMeasured({ data }: z.infer<typeof dataSchema>, now: Date) {
  const last = data.at(-1);
  const value = toNumber(last?.v);
  const observedAt = instantOf(`${last?.t ?? ""}Z`);
  if (value === null || observedAt === null) return null;
  return now.getTime() - Date.parse(observedAt) <= NOT_OLDER_MS ? { value, observedAt } : null;
}

/** Of each hour, in feet or °F. */
export function toReadings({ data }: z.infer<typeof dataSchema>) {
  return data.flatMap(({ t, v }) => {
    const at = Date.parse(instantOf(`${t}Z`) ?? "");
    return Number.isNaN(at) ? [] : [{ at, value: toNumber(v) }];
  });
}

function toNumber(text: string | undefined): number | null {
  const value = Number.parseFloat(text ?? "");
  return Number.isFinite(value) ? value : null;
}
