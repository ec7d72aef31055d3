import type { Bounds } from "@creel/domain/places/bounds";
import { useQuery } from "@tanstack/react-query";

import { tripPlacesQuery } from "../../../trips/data/api.ts";
import { HeatLayer } from "../../layers/heat-layer.tsx";
import type { MapLayers } from "../../layers/map-layers.ts";
import { OwnWaters } from "../../layers/own-water-layers.tsx";
import { RateCells } from "../../layers/rate-cells.tsx";
import { TrackLayers } from "../../layers/track-layers.tsx";
import { TripDots } from "../../layers/trip-dots.tsx";
import { CLUSTERS_LAYER } from "../../pins/pin-layers.tsx";
import type { MapPoint } from "../../view/map-types.ts";
import { useRateMap } from "./use-rate-map.ts";
import { useWatersInView } from "./use-waters-in-view.ts";

interface LayersOnMapProps {
  layers: MapLayers;
  points: readonly MapPoint[] | null;
  bounds: Bounds;
  zoom: number;
}

/** What the angler chose to see besides pins. */
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

function Rates({ zoom }: { zoom: number }) {
  const { data } = useRateMap(zoom, true);
  return data ? <RateCells cells={data.cells} ownRate={data.own_rate} /> : null;
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
