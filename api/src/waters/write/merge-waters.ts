import type { Database } from "../../database/connect.ts";
import { lockOwn } from "../../database/lock-own.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import { AppError } from "../../errors/errors.ts";
import { deleteWater, findWater, updateWater, type WaterKey } from "../record/waters.repository.ts";
import { moveToWater } from "./placed.repository.ts";
import { NONE_FOUND } from "./reassign-catches.ts";
import type { Written } from "./write-water.ts";

/**
 * Gives everything of a water to another, and deletes it. Where it is gone, because this came before and its answer was
 * lost, nothing is left to be done.
 * @throws AppError not_found when there is no water to give it to; invalid_input
 */
export async function mergeWaters(db: Database, key: WaterKey, into: string): Promise<Written> {
  if (key.id === into) throw new AppError("invalid_input", { fields: { id: { code: "invalid" } } });
  return inTransaction(db, async (transaction) => {
    await lockOwn(transaction, key.userId);
    const target = await findWater(transaction, { userId: key.userId, id: into });
    if (!target) throw new AppError("not_found");
    const source = await findWater(transaction, key);
    if (!source) return { row: target, found: NONE_FOUND };
    const found = await moveToWater(transaction, key, into);
    await deleteWater(transaction, key);
    // Two long notes may be longer together than one may be: nothing that was written is lost.
    const note = [target.note, source.note].filter((each) => each !== null).join("\n\n") || null;
    const isSample = target.isSample && source.isSample;
    const isSame = note === target.note && isSample === target.isSample;
    const row = isSame ? target : await updateWater(transaction, target, { note, isSample });
    return { row, found };
  });
}
