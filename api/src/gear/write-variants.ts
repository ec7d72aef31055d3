import type { StoredVariant } from "@creel/domain/gear/gear";
import { GEAR_LIMITS } from "@creel/domain/gear/new-gear";

import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import { AppError } from "../errors/errors.ts";
import { ownGear, isVariantUsed } from "./gear.repository.ts";

/**
 * Adds a variant. Adding it a second time changes nothing.
 * @param key of the lure
 * @throws AppError not_found, invalid_input
 */
export async function addVariant(db: Database, key: RowKey, variant: StoredVariant): Promise<void> {
  await withLockedLog(db, key.userId, async (transaction) => {
    const lure = await ownGear.find(transaction, key);
    if (!lure) throw new AppError("not_found");
    if (lure.variants.some(({ id }) => id === variant.id)) return;
    if (lure.variants.length >= GEAR_LIMITS.variants) {
      throw new AppError("invalid_input", {
        fields: { variants: { code: "too_many_values", max: GEAR_LIMITS.variants } },
      });
    }
    await ownGear.update(transaction, key, { variants: JSON.stringify([...lure.variants, variant]) });
  });
}

/**
 * Removes a variant, unless it was used or changed since. A variant that is already gone counts as removed.
 * @returns whether it is gone
 */
export async function removeUnusedVariant(
  db: Database,
  key: RowKey,
  { id, color, size }: Pick<StoredVariant, "id" | "color" | "size">,
): Promise<boolean> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const lure = await ownGear.find(transaction, key);
    const stored = lure?.variants.find((variant) => variant.id === id);
    if (!lure || !stored) return true;
    const isChanged = stored.color !== color || stored.size !== size;
    if (isChanged || (await isVariantUsed(transaction, { userId: key.userId, id }))) return false;
    const left = lure.variants.filter((variant) => variant.id !== id);
    await ownGear.update(transaction, key, { variants: JSON.stringify(left) });
    return true;
  });
}
