import type { Gear } from "@creel/domain/gear/gear";

import type { Database } from "../database/connect.ts";
import type { GearRow } from "../database/schema.ts";
import { findMerges, presentMerge } from "../merges/merges.repository.ts";
import { presentSinglePhoto } from "../photos/single-photo.ts";
import type { GearContext } from "./gear-context.ts";
import { type Caught, sumByLure, sumByRod, ownGear } from "./gear.repository.ts";

/** A piece of gear without its photo, and so without links that expire. */
export type GearWithoutLinks = Omit<Gear, "photo">;

type PresentContext = Pick<GearContext, "photos" | "sessions">;

/** Lists the gear of an angler, with the most fish first. */
export async function listGear({ sessions, photos }: PresentContext, userId: string): Promise<Gear[]> {
  const listed = await listWithRows(sessions.db, userId);
  return listed.map(({ row, gear }) => Object.assign({}, gear, { photo: presentSinglePhoto(row, photos) }));
}

/** Lists the gear with its stored rows. */
export async function listWithRows(
  db: Database,
  userId: string,
): Promise<{ row: GearRow; gear: GearWithoutLinks }[]> {
  const rows = await ownGear.list(db, userId);
  const listed = await presentAll(db, userId, rows);
  return listed.toSorted(
    ({ gear: one }, { gear: other }) =>
      other.fish - one.fish || one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1),
  );
}

export async function presentGear({ sessions, photos }: PresentContext, row: GearRow): Promise<Gear> {
  const [presented] = await presentAll(sessions.db, row.userId, [row]);
  if (!presented) throw new Error("One row is one piece of gear");
  return { ...presented.gear, photo: presentSinglePhoto(row, photos) };
}

async function presentAll(db: Database, userId: string, rows: readonly GearRow[]) {
  if (rows.length === 0) return [];
  const [byLure, byRod, merged] = await Promise.all([
    sumByLure(db, userId),
    sumByRod(db, userId),
    findMerges(db, { kind: "gear", userId }, new Date()),
  ]);
  const caughtWith = Map.groupBy([...byLure, ...byRod], ({ gearId }) => gearId);
  const mergesOf = Map.groupBy(merged, ({ intoId }) => intoId);
  return rows.map((row) => {
    const merges = (mergesOf.get(row.id) ?? []).map(presentMerge);
    return { row, gear: { ...presentFields(row, caughtWith.get(row.id) ?? []), merges } };
  });
}

type OfVariant = Caught & { variantId: string | null };

function presentFields(row: GearRow, caught: readonly OfVariant[]): Omit<Gear, "merges" | "photo"> {
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
