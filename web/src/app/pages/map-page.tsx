import "./map-page.css";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";

import { useCatchDialogs } from "../../catches/catch-dialogs.tsx";
import { catchPointsQuery } from "../../catches/catches.query.ts";
import { FilterBar } from "../../catches/filters/filter-bar.tsx";
import { type FiltersInAddress, useFilters } from "../../catches/filters/use-filters.ts";
import { toMapPoints } from "../../catches/to-map-points.ts";
import { configQuery } from "../../http/config.query.ts";
import { boundsOf } from "../../map/bounds.ts";
import { rememberMapView } from "../../map/last-map-view.ts";
import { MapCanvas } from "../../map/map-canvas.tsx";
import type { MapBounds, MapHandle, MapPoint } from "../../map/map-types.ts";
import { useMapStyle } from "../../map/use-map-style.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CatchesInView } from "./catches-in-view.tsx";
import { MapControls } from "./map-controls.tsx";
import { MapLegend } from "./map-legend.tsx";
import { PinCard } from "./pin-card.tsx";
import { useMapAddress } from "./use-map-address.ts";

const NO_POINTS: readonly MapPoint[] = [];
const WHOLE_WORLD = { latitude: 28, longitude: -30, zoom: 1.6 };

export function MapPage() {
  const { onLog } = useCatchDialogs();
  const map = useRef<MapHandle>(null);
  const address = useMapAddress(map);
  const config = useQuery(configQuery);
  // Without an answer the map that is built in can be drawn.
  const mapStyle = useMapStyle(config.isError ? null : config.data?.mapStyles);
  const filtering = useMapFilters();
  const { filters } = filtering;
  const points = useQuery({ ...catchPointsQuery(filters), select: toMapPoints });
  const [bounds, setBounds] = useState<MapBounds | null>(null);
  const isReady = mapStyle !== null && !points.isPending;
  const logAt = useCallback((place: Coordinates) => onLog(place), [onLog]);
  const allPoints = points.data ?? NO_POINTS;
  const all = useMemo(() => boundsOf(allPoints), [allPoints]);
  const initialView = address.initialView ?? (all ? { bounds: all } : WHOLE_WORLD);

  return (
    <div className="map-page">
      <title>Map · Creel</title>
      <h1 className="visually-hidden">Map</h1>
      <FilterBar address={filtering} isOnMap>
        <Button look="signal" className="only-desk" onPress={() => onLog("here")}>
          <Icon of={Plus} />
          Log a catch
        </Button>
      </FilterBar>
      <div className="map-stage">
        {isReady ? (
          <MapCanvas
            mapStyle={mapStyle}
            points={allPoints}
            chosenId={address.chosenId}
            initialView={initialView}
            handleRef={map}
            onRest={(view, seen) => {
              address.write(view);
              rememberMapView(seen);
              setBounds(seen);
            }}
            onPlace={logAt}
            onChoose={address.choose}
          />
        ) : (
          <div className="map-loading" role="status">
            Drawing the map...
          </div>
        )}
        <MapControls map={map} onLog={logAt} />
        <MapLegend filters={filters} change={filtering.change} />
        {address.chosenId && <PinCard id={address.chosenId} onClose={() => address.choose(null)} />}
      </div>
      <CatchesInView
        bounds={bounds}
        filters={filters}
        chosenId={address.chosenId}
        onShowAll={all && (() => map.current?.show(all))}
      />
    </div>
  );
}

/** The filters of the address but for a part of the world: that is what the map itself shows. */
function useMapFilters(): FiltersInAddress {
  const address = useFilters();
  const { bbox: _view, ...filters } = address.filters;
  return { ...address, filters };
}
