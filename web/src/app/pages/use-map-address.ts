import { type RefObject, useEffect, useState } from "react";

import type { MapHandle, MapView } from "../../map/map-types.ts";
import { useAddress } from "../../ui/use-address.ts";
import { readView } from "./map-view-address.ts";
import { WrittenViews } from "./written-views.ts";

const DECIMALS = 5;
const ZOOM_DECIMALS = 2;

/** What the map shows, in the page's address: lat, lng, zoom and catchId survive a reload and can be linked to. */
export function useMapAddress(map: RefObject<MapHandle | null>) {
  const [search, change] = useAddress();
  const [initialView] = useState(() => readView(search));
  const [written] = useState(() => new WrittenViews(describeView(search)));
  const chosenId = search.get("catchId");

  // A link that was followed while the map is up moves it there; what it wrote itself does not.
  useEffect(() => {
    const view = readView(search);
    if (view && written.isNews(describeView(search))) map.current?.goTo(view);
  }, [search, map, written]);

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

  return { initialView, chosenId, write, choose };
}

function describeView(search: URLSearchParams): string {
  return ["lat", "lng", "zoom"].map((name) => search.get(name)).join(" ");
}
