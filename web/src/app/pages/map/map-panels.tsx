import { Suspense } from "react";

import { hasLayers, type MapLayers } from "../../../map/layers/map-layers.ts";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import type { MeasuringState } from "./measure/use-measuring.ts";

const LayersLegend = lazyPart(async () => (await import("./layers/layers-legend.tsx")).LayersLegend);

const MeasurePanel = lazyPart(async () => (await import("./measure/measure-panel.tsx")).MeasurePanel);

interface MapPanelsProps {
  layers: MapLayers;
  /** `null` until the map is drawn. */
  zoom: number | null;
  measuring: MeasuringState;
  onEndMeasuring: () => void;
}

/** What stands over the map while it shows more than pins, or measures. */
export function MapPanels({ layers, zoom, measuring, onEndMeasuring }: MapPanelsProps) {
  const { points, undo, clear } = measuring;
  return (
    <Suspense>
      {zoom !== null && hasLayers(layers) && <LayersLegend layers={layers} zoom={zoom} />}
      {points && <MeasurePanel points={points} onUndo={undo} onClear={clear} onEnd={onEndMeasuring} />}
    </Suspense>
  );
}
