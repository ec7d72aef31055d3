import * as maplibre from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";

import { loadClusterTile } from "../clusters/ask-clusters.ts";

// Its worker comes from our own origin, as the policy of the page demands.
maplibre.setWorkerUrl(workerUrl);

// Tiles that were saved on this device.
maplibre.addProtocol("saved", async (...request) => {
  const { loadTile } = await import("../areas/drawn/saved-tiles.ts");
  return loadTile(...request);
});

maplibre.addProtocol("clusters", loadClusterTile);

export { maplibre };
