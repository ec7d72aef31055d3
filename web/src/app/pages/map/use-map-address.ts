import { type RefObject, useEffect, useRef, useState } from "react";

import { useUser } from "../../../accounts/signed-in/auth.tsx";
import type { MapHandle, MapView } from "../../../map/view/map-types.ts";
import { storeMapView } from "../../../map/view/stored-map-view.ts";
import { useAddress } from "../../../ui/hooks/use-address.ts";
import { readView } from "./map-view-address.ts";
import { WrittenViews } from "./written-views.ts";

const DECIMALS = 5;
const ZOOM_DECIMALS = 2;

/**
 * What the map shows, in the page's address: lat, lng, zoom and catchId survive a reload and can be linked to. It is
 * kept on the device besides, as the place where the map opens next.
 */
export function useMapAddress(map: RefObject<MapHandle | null>) {
  const { id: userId } = useUser();
  const [search, change] = useAddress();
  const [initialView] = useState(() => readView(search));
  const opened = useRef<MapView | null>(null);
  const isChosen = useRef(initialView !== null);
  const [written] = useState(() => new WrittenViews(describeView(search)));
  const chosenId = search.get("catchId");

  // A link that was followed while the map is up moves it there; what it wrote itself does not.
  useEffect(() => {
    const view = readView(search);
    if (view && written.isNews(describeView(search))) map.current?.goTo(view);
  }, [search, map, written]);

  /** Where the map opened by itself is no place that anybody chose. */
  function handleRest(view: MapView): void {
    opened.current ??= view;
    isChosen.current ||= !isSame(view, opened.current);
    if (!isChosen.current) return;
    storeMapView(userId, view);
    write(view);
  }

  function write({ latitude, longitude, zoom }: MapView): void {
    change((params) => {
      params.set("lat", latitude.toFixed(DECIMALS));
      params.set("lng", longitude.toFixed(DECIMALS));
      params.set("zoom", zoom.toFixed(ZOOM_DECIMALS));
      written.note(describeView(params));
    });
  }

  function choose(id: string | null): void {
    change((params) => {
      if (id === null) params.delete("catchId");
      else params.set("catchId", id);
    });
  }

  return { initialView, chosenId, handleRest, choose };
}

/** A map that is only made larger or smaller keeps its middle. */
function isSame(one: MapView, other: MapView): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude && one.zoom === other.zoom;
}

function describeView(search: URLSearchParams): string {
  return ["lat", "lng", "zoom"].map((name) => search.get(name)).join(" ");
}
