import type { Gear, GearVariant } from "@creel/domain/gear/gear";
import { v7 as uuidv7 } from "uuid";

export function lureOf(known: Partial<Gear> = {}): Gear {
  return {
    id: uuidv7(),
    version: 1,
    kind: "lure",
    name: "Jig",
    brand: null,
    lure_type: null,
    state: "in_use",
    note: null,
    photo: null,
    variants: [],
    fields: [],
    is_sample: false,
    fish: 0,
    last_at: null,
    best: null,
    merges: [],
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    ...known,
  };
}

export function rodOf(known: Partial<Gear> = {}): Gear {
  return lureOf({ kind: "rod", name: "Medium spinning", ...known });
}

export function variantOf(known: Partial<GearVariant> = {}): GearVariant {
  return {
    id: uuidv7(),
    color: null,
    size: null,
    weight: null,
    dive_depth: null,
    fish: 0,
    last_at: null,
    best: null,
    ...known,
  };
}
