import type { RateCell } from "@creel/domain/insights/rate-map";
import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQuery } from "@tanstack/react-query";
import { Layer, Source, useMap } from "@vis.gl/react-maplibre";
import type { FeatureCollection } from "geojson";
import type { ExpressionSpecification } from "maplibre-gl";
import { useEffect, useMemo, useRef } from "react";

import { useTheme } from "../../../device/theme.ts";
import { tripPlacesQuery } from "../../../trips/data/api.ts";
import { CLUSTER_LAYER, CLUSTER_RADIUS_PX } from "../../clusters/cluster-layer.ts";
import { useClusterTiles } from "../../clusters/use-cluster-tiles.ts";
import { HEAT_SPREAD, HEAT_STEPS, withOpacity } from "../../layers/layer-colors.ts";
import type { MapLayers } from "../../layers/map-layers.ts";
import { OwnWaters } from "../../layers/own-water-layers.tsx";
import { CLUSTERS_LAYER } from "../../layers/pin-layers.tsx";
import { middleOfMostHours, RateCells } from "../../layers/rate-cells.tsx";
import { LEAST_RATE_ZOOM } from "../../layers/rate-steps.ts";
import { TrackLayers } from "../../layers/track-layers.tsx";
import { readPalette } from "../../style/palette.ts";
import { type MapPoint, MOST_ZOOM } from "../../view/map-types.ts";
import { useRateMap } from "./use-rate-map.ts";
import { useWatersInView } from "./use-waters-in-view.ts";

interface LayersOnMapProps {
  layers: MapLayers;
  points: readonly MapPoint[] | null;
  bounds: Bounds;
  zoom: number;
}

/** The layers that the angler chose in addition to pins. */
export function LayersOnMap({ layers, points, bounds, zoom }: LayersOnMapProps) {
  return (
    <>
      {layers.catches === "heat" && <HeatLayer points={points} />}
      {layers.catches === "rate" && <Rates zoom={zoom} />}
      {layers.waters && <Waters bounds={bounds} zoom={zoom} />}
      {layers.trips && <Trips />}
    </>
  );
}

/** Close enough to see the cells around the middle one. */
const RATES_ZOOM = LEAST_RATE_ZOOM + 2;

function Rates({ zoom }: { zoom: number }) {
  const { data } = useRateMap(zoom, true);
  useNearer(data?.cells);
  return data ? <RateCells cells={data.cells} ownRate={data.own_rate} /> : null;
}

/** Moves a map that is too far out for the cells to where the most hours were fished, once. */
function useNearer(cells: readonly RateCell[] | undefined): void {
  const map = useMap().current;
  const isLooked = useRef(false);
  useEffect(() => {
    if (!map || !cells || isLooked.current) return;
    isLooked.current = true;
    const center = middleOfMostHours(cells);
    if (center && map.getZoom() < LEAST_RATE_ZOOM) map.easeTo({ center, zoom: RATES_ZOOM });
  }, [map, cells]);
}

function Waters({ bounds, zoom }: Pick<LayersOnMapProps, "bounds" | "zoom">) {
  return <OwnWaters {...useWatersInView(bounds, zoom)} />;
}

const NONE: [] = [];

function Trips() {
  const { data } = useQuery(tripPlacesQuery);
  return (
    <>
      <TrackLayers parts={data?.tracks ?? NONE} beforeId={CLUSTERS_LAYER} />
      <TripDots places={data?.places ?? NONE} />
    </>
  );
}

const HEAT_SOURCE = "heat";

/** Shows where you caught the most, in bands like the depth bands on a chart. */
function HeatLayer({ points }: { points: readonly MapPoint[] | null }) {
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

/** Shows where trips began and what happened on them. */
function TripDots({ places }: { places: readonly Coordinates[] }) {
  const { theme } = useTheme();
  const { deep, ring } = readPalette(theme);
  const data = useMemo(() => toGeoJson(places), [places]);
  return (
    <Source id="trip-dots" type="geojson" data={data}>
      <Layer
        id="trip-dots"
        beforeId={CLUSTERS_LAYER}
        type="circle"
        paint={{
          "circle-radius": ["interpolate", ["linear"], ["zoom"], 4, 2.5, 12, 4.5],
          "circle-color": deep,
          "circle-stroke-color": ring,
          "circle-stroke-width": 1,
        }}
      />
    </Source>
  );
}

function toGeoJson(places: readonly Coordinates[]): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: places.map(({ latitude, longitude }) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [longitude, latitude] },
      properties: {},
    })),
  };
}
