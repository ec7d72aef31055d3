import type { Spot } from "@creel/domain/waters/water";

import { type WaterItem, type WaterWork, makeWaterItem } from "./water-item.ts";

const PLACE = { latitude: 47.85, longitude: -92.35 };

export const WATER_ID = "0193a2c4-0000-7000-8000-000000000001";
export const LAKE = { id: WATER_ID, name: "Lake Vermilion", ...PLACE };
export const REEF = { id: "0193a2c4-0000-7000-8000-0000000000f1", name: "East reef", ...PLACE };

export function spotOf(known: Partial<Spot> = {}): Spot {
  return { ...REEF, version: 1, radius: 100, note: null, fish: 3, ...known };
}

export function waterItem(work: WaterWork, more: Partial<WaterItem> = {}): WaterItem {
  return { ...makeWaterItem({ userId: "angler", waterId: WATER_ID }, work), ...more };
}
