// Adds the finer coasts and small towns that our map adds to its style when it is zoomed in.
import { squaresIn } from "@creel/domain/basemap/squares";
import type { Map } from "maplibre-gl";

import { fetchLand, fetchTowns } from "../../web/src/basemap/api.ts";
import {
  landFeatures,
  NEAR_LAND_SOURCE,
  NEAR_TOWNS_SOURCE,
  nearLandLayers,
  nearTownsLayer,
} from "../../web/src/map/details/near-layers.ts";
import { DETAILS_CEILING, NEAR_LAND_CEILING } from "../../web/src/map/style/embedded-style.ts";
import type { Palette } from "../../web/src/map/style/palette.ts";
import { fromLngLatBounds } from "../../web/src/map/view/map-bounds.ts";

export async function addNearGround(map: Map, palette: Palette): Promise<void> {
  const squares = squaresIn(fromLngLatBounds(map.getBounds()));
  const { signal } = new AbortController();
  const [lands, towns] = await Promise.all([
    Promise.all(squares.map((square) => fetchLand(square, signal))),
    Promise.all(squares.map((square) => fetchTowns(square, signal))),
  ]);
  map.addSource(NEAR_LAND_SOURCE, { type: "geojson", data: landFeatures(lands) });
  for (const layer of nearLandLayers(palette)) map.addLayer(layer, NEAR_LAND_CEILING);
  map.addSource(NEAR_TOWNS_SOURCE, {
    type: "geojson",
    data: { type: "FeatureCollection", features: towns.flat() },
  });
  map.addLayer(nearTownsLayer(palette), DETAILS_CEILING);
}
