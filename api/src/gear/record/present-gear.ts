import type { Gear } from "@creel/domain/gear/gear";

import type { Database } from "../../database/connect.ts";
import type { GearRow } from "../../database/schema.ts";
import { findMerges, presentMerge } from "../../merges/merges.repository.ts";
import { type Caught, sumByLure, sumByRod } from "./caught-with.repository.ts";
import { findAllGear } from "./gear.repository.ts";

/** All of an angler, the most fish first. */
export async function listGear(db: Database, userId: string): Promise<Gear[]> {
  const rows = await findAllGear(db, userId);
  const gear = await presentAll(db, userId, rows);
  return gear.toSorted(
    (one, other) =>
      other.fish - one.fish || one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1),
  );
}

export async function presentGear(db: Database, row: GearRow): Promise<Gear> {
  const [gear] = await presentAll(db, row.userId, [row]);
  if (!gear) throw new Error("One row is one piece of gear");
  return gear;
}

async function presentAll(db: Database, userId: string, rows: readonly GearRow[]): Promise<Gear[]> {
  if (rows.length === 0) return [];
  const [byLure, byRod, merged] = await Promise.all([
    sumByLure(db, userId),
    sumByRod(db, userId),
    findMerges(db, { kind: "gear", userId }, new Date()),
  ]);
  const caughtWith = Map.groupBy([...byLure, ...byRod], ({ gearId }) => gearId);
  const mergesOf = Map.groupBy(merged, ({ intoId }) => intoId);
  return rows.map((row) => ({
    ...presentFields(row, caughtWith.get(row.id) ?? []),
    merges: (mergesOf.get(row.id) ?? []).map(presentMerge),
  }));
}

type OfVariant = Caught & { variantId: string | null };

function presentFields(row: GearRow, caught: readonly OfVariant[]): Omit<Gear, "merges"> {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    name: row.name,
    brand: row.brand,
    lure_type: row.lureType,
    state: row.state,
    note: row.note,
    variants: row.variants.map((variant) => ({
      ...variant,
      ...sumsOf(caught.filter(({ variantId }) => variantId === variant.id)),
    })),
    fields: row.fields,
    is_sample: row.isSample,
    ...sumsOf(caught),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function sumsOf(caught: readonly Caught[]): Pick<Gear, "fish" | "last_at" | "best"> {
  const last = Math.max(...caught.map(({ lastAt }) => lastAt.getTime()));
  const bests = caught.flatMap(({ best }) => best ?? []);
  return {
    fish: caught.reduce((sum, { fish }) => sum + fish, 0),
    last_at: Number.isFinite(last) ? new Date(last).toISOString() : null,
    best: bests.toSorted((one, other) => other.weight - one.weight)[0] ?? null,
  };
}
