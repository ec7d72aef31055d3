import type { TileJson } from "@creel/domain/map/tiles";
import type { Bounds } from "@creel/domain/places/bounds";

import type { Zooms } from "./tiles-in.ts";

/** The most bytes that an area may take on the device. */
export const MOST_BYTES = 60_000_000;

/** The reason why saving stopped. With `room` and `size`, the saved tiles are deleted. */
export type Obstacle = "paused" | "refused" | "room" | "size";

/** Tiles that are being saved to the device. They are drawn once all are there. */
export interface Saving {
  /** The generation of the tiles that are being saved. */
  generation: string;
  tileJson: TileJson;
  /** The number of tiles; `done` of them are already saved. */
  total: number;
  done: number;
  bytes: number;
  /** `null` while saving continues. */
  obstacle: Obstacle | null;
}

/** A complete set of tiles. */
export interface Whole {
  generation: string;
  tileJson: TileJson;
  bytes: number;
  savedAt: number;
  /** The time its host was last found to have no newer tiles; absent if it was not asked since saving. */
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
  /** A data URL; absent in areas that were saved before pictures existed. */
  picture?: string;
  whole: Whole | null;
  saving: Saving | null;
}
