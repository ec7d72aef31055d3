import type { DBSchema } from "idb";

import { openedOnce } from "../../../device/device-database.ts";
import { MAPS_DATABASE } from "../../../device/storage-keys.ts";
import type { Area } from "./area.ts";

interface AreasDatabase extends DBSchema {
  areas: { key: string; value: Area };
  /** Compressed by gzip, by the generation and the place of the tile; empty where nothing lies. */
  tiles: { key: [generation: string, place: string]; value: ArrayBuffer };
}

export const areasDatabase = openedOnce<AreasDatabase>({ name: MAPS_DATABASE }, (db) => {
  db.createObjectStore("areas", { keyPath: "id" });
  db.createObjectStore("tiles");
});

export function tilesOfGeneration(generation: string): IDBKeyRange {
  return IDBKeyRange.bound([generation], [generation, []]);
}
