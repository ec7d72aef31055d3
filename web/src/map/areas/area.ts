import type { TileJson } from "@creel/domain/map/tiles";
import type { Bounds } from "@creel/domain/places/bounds";

import type { Zooms } from "./tiles-in.ts";

/** Bytes on the device that an area may take. */
export const MOST_BYTES = 60_000_000;

/** What stopped the saving. With `room` and `size` nothing of it is left. */
export type Obstacle = "paused" | "refused" | "room" | "size";

/** Tiles on their way to the device, which are drawn when they are all there. */
export interface Saving {
  /** The generation of the tiles that are being saved. */
  generation: string;
  tileJson: TileJson;
  /** How many tiles there are, and how many are there already. */
  total: number;
  done: number;
  bytes: number;
  /** `null` while it goes on. */
  obstacle: Obstacle | null;
}

/** Tiles that are all there. */
export interface Whole {
  generation: string;
  tileJson: TileJson;
  bytes: number;
  savedAt: number;
  /** When its host was last found to have no newer ones; absent while it was not asked since. */
  checkedAt?: number;
}

/** A part of the map that an angler wants on this device. */
export interface Area {
  id: string;
  userId: string;
  name: string;
  bounds: Bounds;
  zooms: Zooms;
  /** The address of the TileJSON. */
  address: string;
  estimate: number;
  /** A data URL; areas that were saved before there were pictures have none. */
  picture?: string;
  whole: Whole | null;
  saving: Saving | null;
}
