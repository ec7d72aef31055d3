import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";

import { useCatchDialogs } from "../../../catches/dialogs/catch-dialogs.tsx";
import { FilterBar } from "../../../catches/filters/filter-bar.tsx";
import { type Filters, hasFilters } from "../../../catches/filters/model/filters.ts";
import { type FiltersInAddress, useFilters } from "../../../catches/filters/model/use-filters.ts";
import { useMeantFilters } from "../../../catches/filters/use-meant-filters.ts";
import { useCatchPoints } from "../../../catches/logbook/hooks/use-catch-points.ts";
import { useCatch } from "../../../catches/logbook/hooks/use-catch.ts";
import { toMapPoint } from "../../../catches/logbook/to-map-points.ts";
import { configQuery } from "../../../http/config.query.ts";
import { hasFailed } from "../../../http/has-failed.ts";
import { boundsOf } from "../../../map/view/bounds.ts";
import type { MapHandle, MapPoint, MapSpot } from "../../../map/view/map-types.ts";
import { storeMapBounds } from "../../../map/view/session-map-view.ts";
import { setShownMap } from "../../../map/view/shown-map.ts";
import { useMapStyle } from "../../../map/view/use-map-style.ts";
import { useOpeningView } from "../../../map/view/use-opening-view.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts";
import { CatchesInView } from "./catches-in-view.tsx";
import { MapControls } from "./map-controls.tsx";
import { MapLegend } from "./map-legend.tsx";
import type { Beyond } from "./no-results.tsx";
import { PinCard } from "./pin-card.tsx";
import { SpotPanel } from "./spot/spot-panel.tsx";
import { useMapAddress } from "./use-map-address.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./map-page.module.css";

const MapCanvas = lazyPart(async () => (await import("../../../map/canvas/map-canvas.tsx")).MapCanvas);

const StartOnMap = lazyPart(async () => (await import("../../trips/start/start-on-map.tsx")).StartOnMap);

const EVERYWHERE: Bounds = { west: -180, south: -90, east: 180, north: 90 };

export function MapPage() {
  const { onLog } = useCatchDialogs();
  const isPhone = useIsPhone();
  const map = useRef<MapHandle>(null);
  const address = useMapAddress(map);
  const filtering = useMapFilters();
  const { meant: filters, correction } = useMeantFilters(filtering.filters);
  const pins = usePins(filters);
  const beyond = useBeyond(map, pins, { filters, clear: filtering.clear });
  const [bounds, setBounds] = useState<Bounds | null>(null);
  useEffect(() => () => setShownMap(null), []);
  const logAt = useCallback((place: Coordinates) => onLog(place), [onLog]);

  return (
    <div className={styles.root}>
      <title>{t`Map · Creel`}</title>
      <h1 className={utilities.visuallyHidden}>{t`Map`}</h1>
      <FilterBar address={filtering} correction={correction} isOnMap className={styles.filters}>
        {!isPhone && (
          <>
            <Suspense>
              <StartOnMap />
            </Suspense>
            <Button look="signal" onPress={() => onLog("here")}>
              <Icon of={Plus} />
              {t`Log a catch`}
            </Button>
          </>
        )}
      </FilterBar>
      <div className={styles.stage}>
        <CatchMap
          map={map}
          address={address}
          pins={pins}
          filters={filters}
          onSeen={setBounds}
          onLog={logAt}
        />
        <MapControls map={map} onLog={logAt} className={styles.controls}>
          <Suspense>{isPhone && <StartOnMap className={styles.start} />}</Suspense>
        </MapControls>
        <MapLegend filters={filters} change={filtering.change} />
      </div>
      <CatchesInView bounds={bounds} filters={filters} chosenId={address.chosenId} beyond={beyond} />
    </div>
  );
}

interface ChartProps {
  map: React.RefObject<MapHandle | null>;
  address: ReturnType<typeof useMapAddress>;
  pins: ReturnType<typeof usePins>;
  filters: Filters;
  onSeen: (bounds: Bounds) => void;
  onLog: (place: Coordinates) => void;
}

function CatchMap({ map, address, pins, filters, onSeen, onLog }: ChartProps) {
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

  function choose(id: string | null): void {
    setSpot(null);
    address.choose(id);
  }

  function openSpot(opened: MapSpot): void {
    address.choose(null);
    setSpot(opened);
  }

  function closePin(): void {
    address.choose(null);
    map.current?.focus();
  }

  function closeSpot(): void {
    setSpot(null);
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
        onRest={(view, seen) => {
          address.handleRest(view);
          storeMapBounds(seen);
          setShownMap({ middle: { latitude: view.latitude, longitude: view.longitude }, bounds: seen });
          onSeen(seen);
        }}
        onPlace={onLog}
        onChoose={choose}
        onSpot={openSpot}
        onUndrawn={() => onSeen(EVERYWHERE)}
      />
      {address.chosenId && <PinCard id={address.chosenId} onClose={closePin} />}
      {spot && <SpotPanel key={JSON.stringify(spot)} spot={spot} filters={filters} onClose={closeSpot} />}
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

/** Without bbox: the map itself shows a part of the world. */
function useMapFilters(): FiltersInAddress {
  const address = useFilters();
  const { bbox: _view, ...filters } = address.filters;
  return { ...address, filters };
}

function usePins(filters: Filters) {
  const { points, isPending } = useCatchPoints(filters);
  const extent = useMemo(() => points && boundsOf(points), [points]);
  return { points, extent, isPending };
}

/** Also moves the map to a sample log that was just added. */
function useBeyond(
  map: React.RefObject<MapHandle | null>,
  { extent, points }: ReturnType<typeof usePins>,
  { filters, clear }: Pick<FiltersInAddress, "filters" | "clear">,
): Beyond {
  const wantsAll = useRef(false);
  useEffect(() => {
    if (!wantsAll.current || !extent) return;
    wantsAll.current = false;
    map.current?.show(extent);
  }, [extent, map]);

  if (extent) return { kind: "elsewhere", onShowAll: () => map.current?.show(extent) };
  if (!points) return { kind: "unknown" };
  if (hasFilters(filters)) return { kind: "filtered", onClear: clear };
  const handleTried = () => {
    wantsAll.current = true;
  };
  return { kind: "nothing", onTried: handleTried };
}

/** A chosen catch has a pin of its own, also within a cluster and when the filters leave it out. */
function useChosenPoint(id: string | null): MapPoint | null {
  const { caught } = useCatch(id ?? "");
  return useMemo(() => (caught ? toMapPoint(caught) : null), [caught]);
}
