// The least a page with pins can be: MapLibre, the same style, the same points from a file, circles for marks.
import { i18n } from "@lingui/core";
import * as maplibre from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";

import { embeddedStyle } from "../../web/src/map/style/embedded-style.ts";
import { readPalette } from "../../web/src/map/style/palette.ts";

maplibre.setWorkerUrl(workerUrl);
// The style says whose the map is.
i18n.loadAndActivate({ locale: "en", messages: {} });

const view = new URLSearchParams(location.search);
const map = new maplibre.Map({
  container: "map",
  style: embeddedStyle(readPalette("light")),
  center: [Number(view.get("lng")), Number(view.get("lat"))],
  zoom: Number(view.get("zoom")),
  maxPitch: 0,
  attributionControl: false,
});

map.on("load", () => {
  map.addSource("pins", {
    type: "geojson",
    data: "/pins.json",
    cluster: true,
    clusterMaxZoom: 16,
    clusterRadius: 44,
  });
  map.addLayer({
    id: "clusters",
    type: "circle",
    source: "pins",
    filter: ["has", "point_count"],
    paint: { "circle-radius": 22 },
  });
  map.addLayer({ id: "pins", type: "circle", source: "pins", filter: ["!", ["has", "point_count"]] });
  map.on("idle", () => performance.mark("pins drawn"));
});
