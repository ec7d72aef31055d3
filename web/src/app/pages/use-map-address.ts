import { latitudeSchema, longitudeSchema } from "@creel/domain/places/coordinates";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";

import type { MapHandle, MapView } from "../../map/map-types.ts";

const DECIMALS = 5;
const ZOOM_DECIMALS = 2;
const MOST_ZOOM = 19;
const DEFAULT_ZOOM = 12;

/** What the map shows, in the page's address: lat, lng, zoom and catchId survive a reload and can be linked to. */
export function useMapAddress(map: RefObject<MapHandle | null>) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
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

  // From the address as it stands: the router may be a moment behind, or gone to another page.
  function change(edit: (params: URLSearchParams) => void): void {
    if (window.location.pathname !== pathname) return;
    const params = new URLSearchParams(window.location.search);
    edit(params);
    setSearch(params, { replace: true, preventScrollReset: true });
  }

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

/** `null` when the address names no place on the earth. */
function readView(search: URLSearchParams): MapView | null {
  const latitude = latitudeSchema.safeParse(toNumber(search.get("lat")));
  const longitude = longitudeSchema.safeParse(toNumber(search.get("lng")));
  if (!latitude.success || !longitude.success) return null;
  const zoom = toNumber(search.get("zoom"));
  const isZoom = zoom !== null && zoom >= 0 && zoom <= MOST_ZOOM;
  return { latitude: latitude.data, longitude: longitude.data, zoom: isZoom ? zoom : DEFAULT_ZOOM };
}

function toNumber(text: string | null): number | null {
  return text === null || text.trim() === "" ? null : Number(text);
}
