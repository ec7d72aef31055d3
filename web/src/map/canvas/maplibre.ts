import * as maplibre from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";

// Its worker comes from our own origin, as the policy of the page demands.
maplibre.setWorkerUrl(workerUrl);

export { maplibre };
