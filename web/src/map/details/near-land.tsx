import type { Land } from "@creel/domain/basemap/land";
import { squaresIn } from "@creel/domain/basemap/squares";
import type { Bounds } from "@creel/domain/places/bounds";
import { useQueries } from "@tanstack/react-query";
import { Layer, Source } from "@vis.gl/react-maplibre";

import { nearLandQuery } from "../../basemap/near-land.ts";
import { NEAR_LAND_CEILING } from "../style/embedded-style.ts";
import type { Palette } from "../style/palette.ts";
import { landFeatures, NEAR_LAND_SOURCE, nearLandLayers } from "./near-layers.ts";

interface NearLandProps {
  bounds: Bounds;
  palette: Palette;
}

/** Below rivers and lakes. */
export function NearLand({ bounds, palette }: NearLandProps) {
  const data = useQueries({ queries: squaresIn(bounds).map(nearLandQuery), combine: together });
  return (
    <Source id={NEAR_LAND_SOURCE} type="geojson" data={data}>
      {nearLandLayers(palette).map((layer) => (
        <Layer key={layer.id} {...layer} beforeId={NEAR_LAND_CEILING} />
      ))}
    </Source>
  );
}

/** One function, so that the same land is drawn once. */
function together(results: readonly { data?: Land | null | undefined }[]) {
  return landFeatures(results.map(({ data }) => data ?? null));
}
