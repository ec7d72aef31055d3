import type { Database } from "../database/connect.ts";
import type { GearRow } from "../database/schema.ts";
import { ownGear } from "./gear.repository.ts";

/** The fields of a client: `null` clears them, and ids that do not exist count as absent. */
interface Sent {
  lure_id?: string | null | undefined;
  variant_id?: string | null | undefined;
  rod_id?: string | null | undefined;
}

export interface WithLure {
  lureId: string | null;
  variantId: string | null;
}

export interface WithGear extends WithLure {
  rodId: string | null;
}

/**
 * Returns the gear columns that a client sets on a catch; fields that were not sent are left out.
 * @param stored the catch's lure before the change
 */
export async function chosenGear(
  db: Database,
  { userId, lureId }: { userId: string; lureId?: string | null },
  sent: Sent,
): Promise<Partial<WithGear>> {
  return {
    ...(await chosenLure(db, { userId, lureId: lureId ?? null }, sent)),
    ...(await chosenRod(db, userId, sent.rod_id)),
  };
}

/** Handles a lure like `chosenGear`. A new lure does not keep the previous one's variant. */
export async function chosenLure(
  db: Database,
  { userId, lureId: storedId }: { userId: string; lureId: string | null },
  { lure_id: lureId = storedId, ...sent }: Pick<Sent, "lure_id" | "variant_id">,
): Promise<Partial<WithLure>> {
  const isLureSent = lureId !== storedId || sent.variant_id !== undefined;
  if (!isLureSent) return {};
  if (lureId === null) return { lureId: null, variantId: null };
  const lure = await findOfKind(db, { userId, id: lureId, kind: "lure" });
  if (!lure) return {};
  const variantId = sent.variant_id?.toLowerCase();
  const hasVariant = lure.variants.some(({ id }) => id === variantId);
  return { lureId: lure.id, variantId: hasVariant && variantId !== undefined ? variantId : null };
}

async function chosenRod(
  db: Database,
  userId: string,
  id: string | null | undefined,
): Promise<Partial<WithGear>> {
  if (id === undefined) return {};
  if (id === null) return { rodId: null };
  const rod = await findOfKind(db, { userId, id, kind: "rod" });
  return rod ? { rodId: rod.id } : {};
}

type OfKind = Pick<GearRow, "userId" | "id" | "kind">;

async function findOfKind(db: Database, { kind, ...key }: OfKind): Promise<GearRow | undefined> {
  const gear = await ownGear.find(db, key);
  return gear?.kind === kind ? gear : undefined;
}
