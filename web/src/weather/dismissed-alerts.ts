import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Alert } from "@creel/domain/weather/alert";
import * as z from "zod/mini";

const dismissedSchema = z.object({
  id: z.string(),
  /** The ISO instant at which the alert is over, so that the dismissal can be dropped. */
  until: z.string(),
});
export type Dismissed = z.infer<typeof dismissedSchema>;

/** Keyed by user id. */
const storedSchema = z.record(z.string(), z.array(dismissedSchema));
type DismissedByUser = z.infer<typeof storedSchema>;

/** The number of days to keep a dismissal of an alert that has no known end. */
const ENDLESS_DAYS = 7;

/** Parses the stored text; empty if it is missing or broken. */
export function readDismissed(text: string | null): DismissedByUser {
  try {
    return storedSchema.parse(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

type Ending = Pick<Alert, "id" | "ends" | "expires">;

export function dismiss(
  dismissed: readonly Dismissed[],
  { id, ends, expires }: Ending,
  now = new Date(),
): Dismissed[] {
  const endless = new Date(now.getTime() + ENDLESS_DAYS * DAY_MS).toISOString();
  return [...dismissed.filter((each) => each.id !== id), { id, until: ends ?? expires ?? endless }];
}

/** Drops the dismissals of alerts that are over. Dismissals for other places stay until those alerts are over. */
export function dropExpired(dismissed: readonly Dismissed[], now = new Date()): Dismissed[] {
  return dismissed.filter(({ until }) => Date.parse(until) > now.getTime());
}
