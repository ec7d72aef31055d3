import * as library from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";

import { loadTile } from "../areas/saved-tiles.ts";
import { loadClusterTile } from "../clusters/ask-clusters.ts";
import { ReplaceableMap } from "./replaceable-map.ts";

// Its worker comes from our own origin, as the policy of the page demands.
library.setWorkerUrl(workerUrl);

// Tiles that were saved on this device.
library.addProtocol("saved", loadTile);

library.addProtocol("clusters", loadClusterTile);

export const maplibre = { ...library, Map: ReplaceableMap };
