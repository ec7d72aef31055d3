import { describeGear } from "@creel/domain/gear/describe-gear";
import type { Gear, GearVariant } from "@creel/domain/gear/gear";
import type { KnownTackle } from "@creel/domain/quick-entry/find-tackle";

import { luresInUse, lureTypeOf } from "./own-lures.ts";

/**
 * Returns the lures in use, those with the most fish first, with the names anglers use: "Aglia silver", "Mepps Aglia",
 * "silver spinner".
 */
export function knownTackle(all: readonly Gear[]): KnownTackle[] {
  const lures = luresInUse(all).toSorted((one, other) => other.fish - one.fish);
  return lures.flatMap((gear) => listTackleEntries(gear, lures));
}

function listTackleEntries(gear: Gear, lures: readonly Gear[]): KnownTackle[] {
  const byFish = gear.variants.toSorted((one, other) => other.fish - one.fish);
  // The lure's name does not tell which of several variants was used.
  const onlyVariant = byFish.length === 1 ? byFish[0] : undefined;
  return [
    toTackleEntry(gear, onlyVariant, namesOf(gear)),
    ...byFish.map((variant) =>
      toTackleEntry(gear, variant, [...colorsOf(gear, variant), ...typesOf(gear, variant, lures)]),
    ),
  ];
}

function toTackleEntry(
  gear: Gear,
  variant: GearVariant | undefined,
  shortNames: readonly string[],
): KnownTackle {
  const variantId = variant?.id ?? null;
  const name = describeGear(gear, variantId);
  return { lureId: gear.id, variantId, name, lureType: lureTypeOf(gear), shortNames };
}

function namesOf({ name, brand }: Gear): string[] {
  return brand === null ? [name] : [name, `${brand} ${name}`];
}

/**
 * Returns names such as "Aglia silver". A size or weight tells variants of one color apart: "Aglia silver 3", "Effzett
 * silver 22 g".
 */
function colorsOf(gear: Gear, { color, size, weight }: GearVariant): string[] {
  if (color === null) return [];
  const colored = namesOf(gear).map((name) => `${name} ${color}`);
  const more = [size ?? [], weight ?? []].flat();
  return [...colored, ...colored.flatMap((name) => more.map((trait) => `${name} ${trait}`))];
}

/** Returns "silver spinner" if no other lure of this type is silver. */
function typesOf(gear: Gear, { color }: GearVariant, lures: readonly Gear[]): string[] {
  if (color === null) return [];
  const isSame = (other: Gear) =>
    lureTypeOf(other) === lureTypeOf(gear) && other.variants.some((variant) => variant.color === color);
  return lures.filter(isSame).length === 1 ? [`${lureTypeOf(gear)} ${color}`] : [];
}
