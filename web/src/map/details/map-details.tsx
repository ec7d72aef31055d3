import type { Land } from "@creel/domain/basemap/land";
import { squaresIn } from "@creel/domain/basemap/squares";
import type { Bounds } from "@creel/domain/places/bounds";
import { useQueries, useQuery } from "@tanstack/react-query";
import { Layer, Source } from "@vis.gl/react-maplibre";
import type { Feature, FeatureCollection } from "geojson";
import { useMemo } from "react";

import { lakesQuery, nearLandQuery, nearTownsQuery } from "../../basemap/api.ts";
import { useTheme } from "../../device/theme.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { DETAILS_CEILING, NEAR_LAND_CEILING } from "../style/embedded-style.ts";
import { LABEL_FONT, LAKE_NAMES_ZOOM, lakeNameLooks } from "../style/label-layers.ts";
import { type Palette, readPalette } from "../style/palette.ts";
import { GraticuleLines } from "./graticule-lines.tsx";
import { drawGraticule } from "./graticule.ts";
import { nameLakes } from "./name-lakes.ts";
import {
  landFeatures,
  NEAR_LAND_SOURCE,
  NEAR_LAND_ZOOM,
  NEAR_TOWNS_SOURCE,
  NEAR_TOWNS_ZOOM,
  nearLandLayers,
  nearTownsLayer,
} from "./near-layers.ts";

/**
 * On a phone the filters cover the upper edge, where the meridians are labeled, and the controls and the legend stand a
 * line below them.
 */
const BELOW_FILTERS_EM = 4.4;

/** The legend covers a figure as a whole, and lets none of its digits stand beside it. */
const BESIDE_LEGEND_EM = 1.4;

interface ChartDetailsProps {
  bounds: Bounds;
  zoom: number;
  /** The size of the map on the page, in px. */
  size: { width: number; height: number };
}

/** Small towns and a graticule, below the pins. */
export function MapDetails({ bounds, zoom, size }: ChartDetailsProps) {
  const { theme } = useTheme();
  const isPhone = useIsPhone();
  const palette = useMemo(() => readPalette(theme), [theme]);
  const { lines, labels } = useMemo(
    () => drawGraticule(bounds, marginsOf(bounds, size, isPhone ? PHONE_PX : DESK_PX)),
    [bounds, size, isPhone],
  );
  return (
    <>
      {zoom >= NEAR_LAND_ZOOM && <NearLand bounds={bounds} palette={palette} />}
      <LakeNames bounds={bounds} palette={palette} />
      <GraticuleLines lines={lines} color={palette.line} />
      <Source id="graticule" type="geojson" data={labels}>
        <Layer
          id="graticule-labels"
          beforeId={DETAILS_CEILING}
          type="symbol"
          layout={{
            "text-field": ["get", "label"],
            "text-font": LABEL_FONT,
            "text-size": 13,
            "text-anchor": "top-left",
            "text-offset": [
              "case",
              ["get", "isMeridian"],
              ["literal", [0.4, isPhone ? BELOW_FILTERS_EM : 0.4]],
              ["literal", [BESIDE_LEGEND_EM, 0.4]],
            ],
          }}
          paint={{
            "text-color": palette.label,
            "text-opacity": 0.75,
            "text-halo-color": palette.land,
            "text-halo-width": 1.2,
          }}
        />
      </Source>
      {zoom >= NEAR_TOWNS_ZOOM && <NearTowns bounds={bounds} palette={palette} />}
    </>
  );
}

/** px: what the longest figure takes, "179°59′W" from its line on, and half a line with what is below it. */
const FIGURE_PX = { width: 72, height: 20 };
const DESK_PX = { top: 0, bottom: FIGURE_PX.height };

/**
 * px: on a phone the filters and the folded legend below them, and at the lower edge the scales and whose map it is,
 * stand where the parallels are labeled.
 */
const PHONE_PX = { top: 118, bottom: 132 };

/** In degrees, so wide and high that no figure is cut at the edge of the map, or by what stands there. */
function marginsOf(
  { west, south, east, north }: Bounds,
  { width, height }: ChartDetailsProps["size"],
  { top, bottom }: typeof DESK_PX,
) {
  const span = (east < west ? east + 360 : east) - west;
  const degreesIn = (pixels: number) => ((north - south) * pixels) / height;
  return {
    east: (span * FIGURE_PX.width) / width,
    north: degreesIn(top),
    south: degreesIn(bottom),
  };
}

interface NearLandProps {
  bounds: Bounds;
  palette: Palette;
}

/** Below rivers and lakes. */
function NearLand({ bounds, palette }: NearLandProps) {
  const data = useQueries({ queries: squaresIn(bounds).map(nearLandQuery), combine: joinLand });
  return (
    <Source id={NEAR_LAND_SOURCE} type="geojson" data={data}>
      {nearLandLayers(palette).map((layer) => (
        <Layer key={layer.id} {...layer} beforeId={NEAR_LAND_CEILING} />
      ))}
    </Source>
  );
}

/** One function, so that the same land is drawn once. */
function joinLand(results: readonly { data?: Land | null | undefined }[]) {
  return landFeatures(results.map(({ data }) => data ?? null));
}

interface NearTownsProps {
  bounds: Bounds;
  palette: Palette;
}

function NearTowns({ bounds, palette }: NearTownsProps) {
  const towns = useQueries({ queries: squaresIn(bounds).map(nearTownsQuery), combine: joinTowns });
  return (
    <Source id={NEAR_TOWNS_SOURCE} type="geojson" data={towns}>
      <Layer {...nearTownsLayer(palette)} beforeId={DETAILS_CEILING} />
    </Source>
  );
}

function joinTowns(results: readonly { data?: Feature[] | undefined }[]): FeatureCollection {
  return { type: "FeatureCollection", features: results.flatMap(({ data }) => data ?? []) };
}

interface LakeNamesProps {
  bounds: Bounds;
  palette: Palette;
}

/** Names lakes that lie in view without the place where the style names them. */
function LakeNames({ bounds, palette }: LakeNamesProps) {
  const { data: lakes } = useQuery(lakesQuery);
  const names = useMemo(() => nameLakes(lakes ?? [], bounds), [lakes, bounds]);
  if (names.features.length === 0) return null;
  return (
    <Source id="lakes-in-view" type="geojson" data={names}>
      <Layer
        id="names-in-view"
        beforeId={DETAILS_CEILING}
        type="symbol"
        minzoom={LAKE_NAMES_ZOOM}
        {...lakeNameLooks(palette)}
      />
    </Source>
  );
}
