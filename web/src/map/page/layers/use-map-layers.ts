import { useMemo } from "react";

import { useAddress } from "../../../ui/hooks/use-address.ts";
import { type MapLayers, readLayers, writeLayers } from "../../layers/map-layers.ts";

/** Reads and writes the map's layers in the page's address. */
export function useMapLayers() {
  const [search, edit] = useAddress();
  const text = search.toString();
  const layers = useMemo(() => readLayers(new URLSearchParams(text)), [text]);
  function change(next: Partial<MapLayers>): void {
    edit((params) => writeLayers(params, { ...readLayers(params), ...next }));
  }
  return { layers, change };
}

export type ShownLayers = ReturnType<typeof useMapLayers>;
