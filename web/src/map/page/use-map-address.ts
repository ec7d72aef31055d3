import { type RefObject, useEffect, useRef, useState } from "react";

import { useUser } from "../../session/auth.tsx";
import { useAddress } from "../../ui/hooks/use-address.ts";
import type { MapHandle, MapView } from "../view/map-types.ts";
import { storeMapView } from "../view/stored-map-view.ts";
import { readView, writeView } from "../view/view-in-address.ts";

/**
 * The view and the chosen catch are in the page's address: lat, lng, zoom and catchId survive a reload and can be
 * linked to. The view is also stored on the device, where the map opens next.
 */
export function useMapAddress(map: RefObject<MapHandle | null>) {
  const { id: userId } = useUser();
  const [search, change] = useAddress();
  const [initialView] = useState(() => readView(search));
  const opened = useRef<MapView | null>(null);
  const isChosen = useRef(initialView !== null);
  const [written] = useState(() => new WrittenViews(describeView(search)));
  const chosenId = search.get("catchId");

  // A link that is followed while the map is open moves it; an address that the map wrote itself does not.
  useEffect(() => {
    const view = readView(search);
    if (view && written.isNews(describeView(search))) map.current?.goTo(view);
  }, [search, map, written]);

  /** The view in which the map opened by itself was chosen by nobody. */
  function handleRest(view: MapView): void {
    opened.current ??= view;
    isChosen.current ||= !isSame(view, opened.current);
    if (!isChosen.current) return;
    storeMapView(userId, view);
    write(view);
  }

  function write(view: MapView): void {
    change((params) => {
      writeView(params, view);
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

function isSame(one: MapView, other: MapView): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude && one.zoom === other.zoom;
}

function describeView(search: URLSearchParams): string {
  return ["lat", "lng", "zoom"].map((name) => search.get(name)).join(" ");
}

/** The views that the map wrote into the address. They come back later, when the map may have written others. */
export class WrittenViews {
  readonly #views: string[];

  constructor(first: string) {
    this.#views = [first];
  }

  note(view: string): void {
    this.#views.push(view);
  }

  /** False for a view that the map wrote itself a short time ago. */
  isNews(view: string): boolean {
    const index = this.#views.lastIndexOf(view);
    this.#views.splice(0, index === -1 ? this.#views.length : index);
    if (index === -1) this.#views.push(view);
    return index === -1;
  }
}
