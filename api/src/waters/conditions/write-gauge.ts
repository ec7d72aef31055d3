import type { Gauge } from "@creel/domain/waters/gauge";

import type { Database } from "../../database/connect.ts";
import { withLockedLog } from "../../database/lock-own.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { WaterRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { renewHours } from "../renew-hours.repository.ts";
import { isSameGauge } from "../water-values.ts";
import { ownWaters } from "../waters.repository.ts";

/** A gauge, the answer that none is right, or no answer yet. */
type Choice = Gauge | "none" | "undecided";

/**
 * Stores the angler's choice, and looks up the hours of all earlier trips to the water again. The version of the water
 * stays, because no field of its form changes: an edit that waits on a phone must not conflict with it.
 * @throws AppError not_found
 */
export async function writeGauge(db: Database, key: RowKey, choice: Choice): Promise<WaterRow> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownWaters.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    const chosen = typeof choice === "string" ? null : choice;
    // A gauge was confirmed when the angler first chose it.
    const gauge = isSameGauge(stored.gauge, chosen) ? stored.gauge : chosen;
    const row = await ownWaters.set(transaction, key, {
      gauge: gauge && JSON.stringify(gauge),
      gaugeDeclinedAt: choice === "none" ? (stored.gaugeDeclinedAt ?? new Date()) : null,
    });
    if (gauge !== stored.gauge) await renewHours(transaction, key.userId, { waterId: key.id, isAll: true });
    return row;
  });
}
