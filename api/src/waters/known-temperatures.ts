import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { LEAST_READINGS } from "@creel/domain/waters/learned-temperature";
import type { WaterKind } from "@creel/domain/waters/new-water";

/** An older temperature says nothing about the present. */
export const MAX_AGE_MS = 15 * DAY_MS;

/** Rivers follow their springs and rain more than the air. */
const LEARNABLE: ReadonlySet<WaterKind> = new Set(["lake", "pond"]);

/** Returns whether the temperature of the other days can be learned from that many readings. */
export function isLearnable({ kind }: { kind: WaterKind }, readings: { length: number }): boolean {
  return LEARNABLE.has(kind) && readings.length >= LEAST_READINGS;
}
