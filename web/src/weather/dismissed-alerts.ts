import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Alert } from "@creel/domain/weather/alert";
import * as z from "zod/mini";

const dismissedSchema = z.object({
  id: z.string(),
  /** ISO: after this nobody can ask for it again. */
  until: z.string(),
});
export type Dismissed = z.infer<typeof dismissedSchema>;

/** By user. */
const storedSchema = z.record(z.string(), z.array(dismissedSchema));
type DismissedByUser = z.infer<typeof storedSchema>;

/** For how long one is kept whose end nobody knows. */
const ENDLESS_DAYS = 7;

/** Of a stored text; nothing of one that is broken. */
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

/** Without those that are over. Those of another place stay, until they are. */
export function forgetOver(dismissed: readonly Dismissed[], now = new Date()): Dismissed[] {
  return dismissed.filter(({ until }) => Date.parse(until) > now.getTime());
}
