import { Layer, Source } from "@vis.gl/react-maplibre";
import type { ExpressionSpecification } from "maplibre-gl";

import { useTheme } from "../../device/theme.ts";
import { CLUSTER_LAYER, CLUSTER_RADIUS_PX } from "../clusters/cluster-layer.ts";
import { useClusterTiles } from "../clusters/use-cluster-tiles.ts";
import { CLUSTERS_LAYER } from "../pins/pin-layers.tsx";
import { readPalette } from "../style/palette.ts";
import { type MapPoint, MOST_ZOOM } from "../view/map-types.ts";
import { HEAT_SPREAD, HEAT_STEPS, withOpacity } from "./layer-colors.ts";

const HEAT_SOURCE = "heat";

/** How many were caught where, in bands like those of depth on a chart. */
export function HeatLayer({ points }: { points: readonly MapPoint[] | null }) {
  const { theme } = useTheme();
  const { deep } = readPalette(theme);
  const address = useClusterTiles(HEAT_SOURCE, points, CLUSTER_RADIUS_PX.heat);
  if (address === null) return null;
  return (
    <Source id={HEAT_SOURCE} type="vector" tiles={[address]} maxzoom={MOST_ZOOM + 1}>
      <Layer
        id="heat"
        source-layer={CLUSTER_LAYER}
        beforeId={CLUSTERS_LAYER}
        type="heatmap"
        paint={{
          ...HEAT_SPREAD,
          "heatmap-intensity": ["interpolate", ["linear"], ["zoom"], 4, 0.5, 14, 1.4],
          "heatmap-color": bandsOf(deep),
        }}
      />
    </Source>
  );
}

function bandsOf(color: string): ExpressionSpecification {
  const nothing = withOpacity(color, 0);
  const bands = HEAT_STEPS.flatMap(({ from, share }) => [from, withOpacity(color, share)]);
  return ["step", ["heatmap-density"], nothing, ...bands];
}
