import type { Transaction } from "kysely";

import type { RowKey } from "../../database/owned-rows.ts";
import type { Schema } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { findLastActivity } from "../record/trip-parts.repository.ts";
import { findEndedTripWithin, findRunningTrip } from "../record/trips.repository.ts";

interface Span {
  startedAt: Date;
  /** `null` while it runs. */
  endedAt: Date | null;
  /** The end of a running trip for the check; without it the trip is open-ended. */
  knownUntil?: Date | undefined;
}

/**
 * An angler cannot be on two trips at once. Call it while the angler's trips are locked.
 * @throws AppError trip_running, trip_overlaps
 */
export async function refuseOverlap(
  transaction: Transaction<Schema>,
  key: RowKey,
  span: Span,
): Promise<void> {
  const running = await findRunningTrip(transaction, key.userId);
  if (running && running.id !== key.id) {
    if (span.endedAt === null) {
      const lastActivityAt = await findLastActivity(transaction, running);
      const { id, startedAt } = running;
      throw new AppError("trip_running", {
        extra: {
          running: { id, started_at: startedAt.toISOString(), lastSign: lastActivityAt.toISOString() },
        },
      });
    }
    if (span.endedAt > running.startedAt) throw overlaps(running.id);
  }
  const { startedAt, endedAt, knownUntil = null } = span;
  const other = await findEndedTripWithin(transaction, key, { startedAt, endedAt: endedAt ?? knownUntil });
  if (other) throw overlaps(other.id);
}

function overlaps(id: string): AppError {
  return new AppError("trip_overlaps", { extra: { overlaps: { id } } });
}
