import type { Outline } from "@creel/domain/waters/new-water";
import { Layer, Source } from "@vis.gl/react-maplibre";

import { useTheme } from "../../device/theme.ts";
import { isDetailed, type MapStyle } from "../style/map-style.ts";
import { readPalette } from "../style/palette.ts";

interface OutlineLayersProps {
  mapStyle: MapStyle;
  outline: Outline;
}

export function OutlineLayers({ mapStyle, outline }: OutlineLayersProps) {
  const { theme } = useTheme();
  const { water, shore } = readPalette(theme);
  const isLine = outline.type === "LineString" || outline.type === "MultiLineString";
  // A map that has the water itself is seen through it.
  const opacity = isDetailed(mapStyle) ? 0.2 : 0.7;
  return (
    <Source id="outline" type="geojson" data={outline}>
      {!isLine && (
        <Layer id="outline-area" type="fill" paint={{ "fill-color": water, "fill-opacity": opacity }} />
      )}
      <Layer
        id="outline-shore"
        type="line"
        paint={{
          "line-color": shore,
          "line-width": isLine ? 3 : 1.5,
          ...(outline.error !== undefined && { "line-dasharray": [4, 3] }),
        }}
      />
    </Source>
  );
}
