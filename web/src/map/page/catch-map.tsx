import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, Suspense, useMemo, useState } from "react";

import type { Filters } from "../../catches/filters/model/filters.ts";
import { toMapPoint } from "../../catches/logbook/use-catch-points.ts";
import { useCatch } from "../../catches/logbook/use-catch.ts";
import { configQuery } from "../../http/config.query.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { usePreparedClusters } from "../clusters/ask-clusters.ts";
import { CLUSTER_RADIUS_PX } from "../clusters/cluster-layer.ts";
import { hasLayers, type MapLayers } from "../layers/map-layers.ts";
import type { MapHandle, MapPoint, MapSpot } from "../view/map-types.ts";
import { setShownMap, storeMapBounds } from "../view/shown-map.ts";
import { useMapStyle } from "../view/use-map-style.ts";
import { useOpeningView } from "../view/use-opening-view.ts";
import type { MeasuringState } from "./map-panels.tsx";
import { PinCard } from "./pin-card.tsx";
import type { useMapAddress } from "./use-map-address.ts";

import * as styles from "./map-page.module.css";

const loadCanvas = async () => (await import("../canvas/map-canvas.tsx")).MapCanvas;
// It is long, and needed once the pins are there: asked for with them.
void loadCanvas().catch(() => {});
const MapCanvas = lazyPart(loadCanvas);

const SpotPanel = lazyPart(async () => (await import("./spot-panel.tsx")).SpotPanel);

const LayersOnMap = lazyPart(async () => (await import("./layers/layers-on-map.tsx")).LayersOnMap);

const MeasuredLine = lazyPart(async () => (await import("../layers/measured-line.tsx")).MeasuredLine);

const EVERYWHERE: Bounds = { west: -180, south: -90, east: 180, north: 90 };

export interface SeenMap {
  bounds: Bounds;
  zoom: number;
}

interface CatchMapProps {
  map: RefObject<MapHandle | null>;
  address: ReturnType<typeof useMapAddress>;
  pins: { points: readonly MapPoint[] | null; extent: Bounds | null; isPending: boolean };
  filters: Filters;
  layers: MapLayers;
  measuring: MeasuringState;
  /** `null` until the map is drawn. */
  seen: SeenMap | null;
  onSeen: (seen: SeenMap) => void;
  onLog: (place: Coordinates) => void;
}

export function CatchMap(props: CatchMapProps) {
  const { map, address, pins, filters, layers, measuring, seen, onSeen, onLog } = props;
  const config = useQuery(configQuery);
  // Without the configuration the embedded map is drawn.
  const mapStyle = useMapStyle(hasFailed(config) ? null : config.data?.map);
  const chosen = useChosenPoint(address.chosenId);
  const [spot, setSpot] = useState<MapSpot | null>(null);
  const initialView = useOpeningView({
    mapStyle,
    address: address.initialView,
    catches: pins.isPending ? undefined : pins.extent,
  });
  usePreparedClusters(pins.points, CLUSTER_RADIUS_PX[layers.catches]);

  function choose(id: string | null): void {
    setSpot(null);
    address.choose(id);
  }

  function openSpot(opened: MapSpot): void {
    address.choose(null);
    setSpot(opened);
  }

  function close(): void {
    if (spot) setSpot(null);
    else address.choose(null);
    map.current?.focus();
  }

  if (!mapStyle || !initialView) return <Drawing />;
  return (
    <Suspense fallback={<Drawing />}>
      <MapCanvas
        mapStyle={mapStyle}
        points={pins.points}
        chosen={chosen}
        initialView={initialView}
        handleRef={map}
        onRest={(view, bounds) => {
          address.handleRest(view);
          storeMapBounds(bounds);
          const { zoom, ...middle } = view;
          setShownMap({ middle, zoom, bounds });
          onSeen({ bounds, zoom: view.zoom });
        }}
        onPlace={onLog}
        onChoose={choose}
        onSpot={openSpot}
        onUndrawn={() => onSeen({ bounds: EVERYWHERE, zoom: 0 })}
        measuring={measuring.points && measuring}
        hidesPins={layers.catches !== "pins"}
      >
        <MoreOnMap layers={layers} points={pins.points} seen={seen} measured={measuring.points} />
      </MapCanvas>
      {address.chosenId && <PinCard id={address.chosenId} map={map} place={seen && chosen} onClose={close} />}
      <Suspense>
        {spot && <SpotPanel key={JSON.stringify(spot)} spot={spot} filters={filters} onClose={close} />}
      </Suspense>
    </Suspense>
  );
}

function Drawing() {
  return (
    <div className={styles.loading} role="status">
      {t`Drawing the map...`}
    </div>
  );
}

interface MoreOnMapProps extends Pick<CatchMapProps, "layers" | "seen"> {
  points: readonly MapPoint[] | null;
  measured: readonly Coordinates[] | null;
}

function MoreOnMap({ layers, points, seen, measured }: MoreOnMapProps) {
  return (
    <Suspense>
      {seen && hasLayers(layers) && <LayersOnMap {...seen} layers={layers} points={points} />}
      {measured && <MeasuredLine points={measured} />}
    </Suspense>
  );
}

/** A chosen catch has a pin of its own, also within a cluster and when the filters leave it out. */
function useChosenPoint(id: string | null): MapPoint | null {
  const { caught } = useCatch(id ?? "");
  return useMemo(() => (caught ? toMapPoint(caught) : null), [caught]);
}
