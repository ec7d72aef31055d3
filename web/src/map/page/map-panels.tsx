import type { Coordinates } from "@creel/domain/places/coordinates";
import { Suspense, useState } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { hasLayers, type MapLayers } from "../layers/map-layers.ts";
import { MeasurePanel } from "./measure-panel.tsx";

const LayersLegend = lazyPart(async () => (await import("./layers/layers-legend.tsx")).LayersLegend);

interface MapPanelsProps {
  layers: MapLayers;
  /** `null` until the map is drawn. */
  zoom: number | null;
  measuring: MeasuringState;
  onEndMeasuring: () => void;
}

/** The panels over the map while it shows more than pins, or measures. */
export function MapPanels({ layers, zoom, measuring, onEndMeasuring }: MapPanelsProps) {
  const { points, undo, clear } = measuring;
  return (
    <>
      <Suspense>
        {zoom !== null && hasLayers(layers) && <LayersLegend layers={layers} zoom={zoom} />}
      </Suspense>
      {points && <MeasurePanel points={points} onUndo={undo} onClear={clear} onEnd={onEndMeasuring} />}
    </>
  );
}

/** The points of a distance; `null` if none is being measured. */
export function useMeasuring() {
  const [points, setPoints] = useState<readonly Coordinates[] | null>(null);
  return {
    points,
    start: () => setPoints([]),
    add: (point: Coordinates) => setPoints((known) => [...(known ?? []), point]),
    undo: () => setPoints((known) => known && known.slice(0, -1)),
    clear: () => setPoints([]),
    end: () => setPoints(null),
  };
}

export type MeasuringState = ReturnType<typeof useMeasuring>;
