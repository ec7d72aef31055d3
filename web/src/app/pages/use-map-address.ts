import { type RefObject, useEffect, useRef, useState } from "react";

import type { MapHandle, MapView } from "../../map/map-types.ts";
import { useAddress } from "../../ui/use-address.ts";
import { readView } from "./map-view-address.ts";

const DECIMALS = 5;
const ZOOM_DECIMALS = 2;

/** What the map shows, in the page's address: lat, lng, zoom and catchId survive a reload and can be linked to. */
export function useMapAddress(map: RefObject<MapHandle | null>) {
  const [search, change] = useAddress();
  const [initialView] = useState(() => readView(search));
  const written = useRef(describeView(search));
  const chosenId = search.get("catchId");

  // A link that was followed while the map is up moves it there; what it wrote itself does not.
  useEffect(() => {
    const view = readView(search);
    if (!view || describeView(search) === written.current) return;
    written.current = describeView(search);
    map.current?.goTo(view);
  }, [search, map]);

  function write({ latitude, longitude, zoom }: MapView): void {
    change((params) => {
      params.set("lat", latitude.toFixed(DECIMALS));
      params.set("lng", longitude.toFixed(DECIMALS));
      params.set("zoom", zoom.toFixed(ZOOM_DECIMALS));
      written.current = describeView(params);
    });
  }

  function choose(id: string | null): void {
    change((params) => {
      if (id === null) params.delete("catchId");
      else params.set("catchId", id);
    });
  }

  return { initialView, chosenId, write, choose };
}

function describeView(search: URLSearchParams): string {
  return ["lat", "lng", "zoom"].map((name) => search.get(name)).join(" ");
}
