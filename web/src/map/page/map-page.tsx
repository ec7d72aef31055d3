import type { Coordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { FilterBar, type FilterBarProps } from "../../catches/filters/filter-bar.tsx";
import {
  type Filters,
  hasFilters,
  type FiltersInAddress,
  useFilters,
} from "../../catches/filters/model/filters.ts";
import { useCorrectedFilters } from "../../catches/logbook/use-catch-list.ts";
import { useCatchPoints } from "../../catches/logbook/use-catch-points.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { boundsOf } from "../view/map-bounds.ts";
import type { MapHandle } from "../view/map-types.ts";
import { setShownMap } from "../view/shown-map.ts";
import { CatchMap, type SeenMap } from "./catch-map.tsx";
import { CatchesInView } from "./catches-in-view.tsx";
import { LayersControl } from "./layers/layers-control.tsx";
import { useMapLayers } from "./layers/use-map-layers.ts";
import { MapControls } from "./map-controls.tsx";
import { MapLegend, SpeciesControl } from "./map-legend.tsx";
import { MapPanels, useMeasuring } from "./map-panels.tsx";
import type { Beyond } from "./no-catches-in-view.tsx";
import { useMapAddress } from "./use-map-address.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./map-page.module.css";

const StartOnMap = lazyPart(async () => (await import("../../trips/start/start-on-map.tsx")).StartOnMap);

export function MapPage() {
  const { onLog } = useCatchDialogs();
  const isPhone = useIsPhone();
  const map = useRef<MapHandle>(null);
  const address = useMapAddress(map);
  const filtering = useMapFilters();
  const { corrected: filters, correction } = useCorrectedFilters(filtering.filters);
  const pins = usePins(filters);
  const beyond = useBeyond(map, pins, { filters, clear: filtering.clear });
  const [seen, setSeen] = useSeenMap();
  const shown = useMapLayers();
  const measuring = useMeasuringOnMap(map, address);
  const logAt = useCallback((place: Coordinates) => onLog(place), [onLog]);

  return (
    <div className={styles.root}>
      <title>{t`Map · Creel`}</title>
      <h1 className={utilities.visuallyHidden}>{t`Map`}</h1>
      <MapFilterBar address={filtering} correction={correction} />
      <div className={styles.stage}>
        <CatchMap
          map={map}
          address={address}
          pins={pins}
          filters={filters}
          layers={shown.layers}
          measuring={measuring}
          seen={seen}
          onSeen={setSeen}
          onLog={logAt}
        />
        <MapControls map={map} onLog={logAt} className={styles.controls}>
          {isPhone && <SpeciesControl filters={filters} change={filtering.change} />}
          {isPhone && <StartOnPhone />}
          <LayersControl shown={shown} onMeasure={measuring.start} />
        </MapControls>
        {!isPhone && <MapLegend filters={filters} change={filtering.change} layers={shown.layers} />}
        <MapPanels
          layers={shown.layers}
          zoom={seen?.zoom ?? null}
          measuring={measuring}
          onEndMeasuring={measuring.end}
        />
      </div>
      <CatchesInView
        bounds={seen?.bounds ?? null}
        filters={filters}
        chosenId={address.chosenId}
        beyond={beyond}
      />
    </div>
  );
}

/** The ruler. Starting it deselects the chosen catch and keeps the focus on the map. */
function useMeasuringOnMap(map: RefObject<MapHandle | null>, address: ReturnType<typeof useMapAddress>) {
  const measuring = useMeasuring();

  function start(): void {
    address.choose(null);
    measuring.start();
    map.current?.focus();
  }

  function end(): void {
    measuring.end();
    map.current?.focus();
  }

  return { ...measuring, start, end };
}

function StartOnPhone() {
  return (
    <Suspense>
      <StartOnMap className={styles.start} />
    </Suspense>
  );
}

function MapFilterBar(props: Omit<FilterBarProps, "children">) {
  const { onLog } = useCatchDialogs();
  const isPhone = useIsPhone();
  return (
    <FilterBar {...props} isOnMap className={styles.filters}>
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
  );
}

/** Holds what the map shows, and forgets it when the page unmounts. */
function useSeenMap() {
  useEffect(() => () => setShownMap(null), []);
  return useState<SeenMap | null>(null);
}

/** Leaves out `bbox`, because the map itself shows a part of the world. */
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
