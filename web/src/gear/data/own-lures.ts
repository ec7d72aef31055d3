import { describeGear } from "@creel/domain/gear/describe-gear";
import type { Gear } from "@creel/domain/gear/gear";

/** A lure as it is tied on: with one of its variants if it has any. */
export interface OwnLure {
  lureId: string;
  variantId: string | null;
  /** The lure and its variant, such as "Jig, firetiger, ¼ oz". */
  name: string;
  /** The `lure_type` of catches made with this lure. */
  lureType: string;
  fish: number;
  lastAt: string | null;
}

/** Returns the lures in use. Sorted by number of fish, highest first. */
export function ownLures(all: readonly Gear[]): OwnLure[] {
  return luresInUse(all)
    .flatMap((gear) => ownLuresOf(gear))
    .toSorted((one, other) => other.fish - one.fish);
}

/** Leaves out lures that are lost or gone. */
export function luresInUse(all: readonly Gear[]): Gear[] {
  return all.filter(({ kind, state }) => kind === "lure" && state === "in_use");
}

/** Returns the `lure_type` of catches made with this lure. */
export function lureTypeOf(gear: Pick<Gear, "lure_type" | "name">): string {
  return gear.lure_type ?? gear.name;
}

function ownLuresOf(gear: Gear): OwnLure[] {
  const { id: lureId, name, fish, last_at: lastAt } = gear;
  const lureType = lureTypeOf(gear);
  if (gear.variants.length === 0) return [{ lureId, variantId: null, name, lureType, fish, lastAt }];
  return gear.variants.map((variant) => ({
    lureId,
    variantId: variant.id,
    name: describeGear(gear, variant.id),
    lureType,
    fish: variant.fish,
    lastAt: variant.last_at,
  }));
}

export interface TiedLure {
  lureId: string;
  variantId: string | null;
}

export function isSameLure(one: TiedLure, other: TiedLure): boolean {
  return one.lureId === other.lureId && one.variantId === other.variantId;
}

/** Returns at most `most` lures: first those tied on last, then those most recently used in the log. */
export function lastTied(own: readonly OwnLure[], tied: readonly TiedLure[], most: number): OwnLure[] {
  const first = tied.flatMap((each) => own.find((lure) => isSameLure(lure, each)) ?? []);
  const used = own.filter(({ lastAt }) => lastAt !== null);
  const byLast = used.toSorted((one, other) => (other.lastAt ?? "").localeCompare(one.lastAt ?? ""));
  return [...new Set([...first, ...byLast])].slice(0, most);
}
