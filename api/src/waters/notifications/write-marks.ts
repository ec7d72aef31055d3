import type { MarkOfWater, RiverMark } from "@creel/domain/waters/river-mark";

import type { Database } from "../../database/connect.ts";
import { withLockedLog } from "../../database/lock-own.ts";
import type { RiverMarkRow, WaterRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import {
  deleteMark,
  findGaugedWaters,
  type GaugeKey,
  listMarks,
  listMarksOfGauge,
  setMark,
} from "./river-marks.repository.ts";

type Gauged = Pick<WaterRow, "userId" | "gauge">;

/** Returns no marks for a water without a gauge. */
export async function marksOfWater(db: Database, { userId, gauge }: Gauged): Promise<RiverMark[]> {
  return gauge ? (await listMarksOfGauge(db, userId, gauge)).map(presentMark) : [];
}

/** Lists the marks whose gauge a water has. */
export async function listAllMarks(db: Database, userId: string): Promise<MarkOfWater[]> {
  const [waters, marks] = await Promise.all([findGaugedWaters(db, userId), listMarks(db, userId)]);
  return waters.flatMap(({ id, name, gauge }) =>
    marks
      .filter((mark) => isOfGauge(mark, gauge))
      .map((mark) => Object.assign(presentMark(mark), { water: { id, name } })),
  );
}

/**
 * Replaces the marks of a water's gauge.
 * @throws AppError invalid_input if the water has no gauge
 */
export async function writeMarks(
  db: Database,
  { userId, gauge }: Gauged,
  { marks, now }: { marks: readonly RiverMark[]; now: Date },
): Promise<RiverMark[]> {
  if (!gauge) {
    if (marks.length === 0) return [];
    throw new AppError("invalid_input", { fields: { marks: { code: "no_gauge" } } });
  }
  const { service, station } = gauge;
  return withLockedLog(db, userId, async (transaction) => {
    const stored = await listMarksOfGauge(transaction, userId, gauge);
    const left = stored.filter((mark) => !marks.some((other) => isSameMark(mark, other)));
    for (const mark of left) await deleteMark(transaction, mark);
    for (const { value, ...which } of marks) {
      await setMark(transaction, { userId, service, station, ...which }, { value, armedAt: now });
    }
    return (await listMarksOfGauge(transaction, userId, gauge)).map(presentMark);
  });
}

export function isOfGauge(mark: GaugeKey, gauge: GaugeKey): boolean {
  return mark.service === gauge.service && mark.station === gauge.station;
}

type Which = Pick<RiverMark, "quantity" | "direction">;

function isSameMark(one: Which, other: Which): boolean {
  return one.quantity === other.quantity && one.direction === other.direction;
}

function presentMark({ quantity, direction, value }: RiverMarkRow): RiverMark {
  return { quantity, direction, value };
}
