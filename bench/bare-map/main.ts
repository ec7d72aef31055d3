// The least that a page with catches can be: MapLibre with the same style, and the same points or cells from a file.
// Marks are circles, the heat layer is MapLibre's, and cells are filled and outlined.
import { i18n } from "@lingui/core";
import * as maplibre from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";

import { CLUSTER_RADIUS_PX } from "../../web/src/map/clusters/cluster-layer.ts";
import { HEAT_SPREAD } from "../../web/src/map/layers/layer-colors.ts";
import { embeddedStyle } from "../../web/src/map/style/embedded-style.ts";
import { readPalette } from "../../web/src/map/style/palette.ts";

maplibre.setWorkerUrl(workerUrl);
// The style contains the attribution, which i18n translates.
i18n.loadAndActivate({ locale: "en", messages: {} });

const palette = readPalette("light");
const view = new URLSearchParams(location.search);
const map = new maplibre.Map({
  container: "map",
  style: embeddedStyle(palette),
  center: [Number(view.get("lng")), Number(view.get("lat"))],
  zoom: Number(view.get("zoom")),
  maxPitch: 0,
  attributionControl: false,
});

const DRAW: Record<string, () => void | Promise<void>> = { pins: drawPins, heat: drawHeat, rate: drawCells };

map.on("load", () => {
  const drawn = DRAW[view.get("layers") ?? "pins"]?.();
  void Promise.resolve(drawn).then(() => map.on("idle", () => performance.mark("pins drawn")));
});

function drawPins(): void {
  addPoints(CLUSTER_RADIUS_PX.pins);
  map.addLayer({
    id: "clusters",
    type: "circle",
    source: "pins",
    filter: ["has", "point_count"],
    paint: { "circle-radius": 22 },
  });
  map.addLayer({ id: "pins", type: "circle", source: "pins", filter: ["!", ["has", "point_count"]] });
}

/** Draws points as one if the eye cannot tell them apart, as our map does. Drawing all of them takes far longer. */
function drawHeat(): void {
  addPoints(CLUSTER_RADIUS_PX.heat);
  map.addLayer({ id: "heat", type: "heatmap", source: "pins", paint: HEAT_SPREAD });
}

/** @param radius in px */
function addPoints(radius: number): void {
  map.addSource("pins", {
    type: "geojson",
    data: "/pins.json",
    cluster: true,
    clusterMaxZoom: 16,
    clusterRadius: radius,
  });
}

/** Draws the cells on the same ground as our map, which has more detail than the style at this zoom. */
async function drawCells(): Promise<void> {
  const { addNearGround } = await import("./ground.ts");
  await addNearGround(map, palette);
  map.addSource("cells", { type: "geojson", data: "/cells.json" });
  map.addLayer({
    id: "cells",
    type: "fill",
    source: "cells",
    paint: {
      "fill-color": ["interpolate", ["linear"], ["coalesce", ["get", "rate"], 0], 0, "white", 2, "teal"],
      "fill-opacity": 0.92,
    },
  });
  map.addLayer({ id: "borders", type: "line", source: "cells" });
}
