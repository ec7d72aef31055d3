import type { OnlineMap } from "@creel/domain/config/config";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { MAPS_KEY } from "../../device/storage-keys.ts";
import { useTheme } from "../../device/theme.ts";
import { logFailure } from "../../http/log-failure.ts";
import { regionOf } from "../areas/region-of.ts";
import { embeddedStyle } from "../style/embedded-style.ts";
import type { MapStyle } from "../style/map-style.ts";
import { readPalette } from "../style/palette.ts";
import { type FoundChart, readChart } from "../style/read-chart.ts";

const TIMEOUT_MS = 4000;

/**
 * `null` until it is known. The online map when one is set and can be reached, else the embedded one with what was saved
 * on this device. The server has checked it, but the browser may have another network.
 *
 * @param map `undefined` until it is known
 */
export function useMapStyle(map: OnlineMap | null | undefined): MapStyle | null {
  const { theme } = useTheme();
  const address = map?.kind === "tiles" ? map.address : map?.[theme];
  const saved = localStorage.getItem(MAPS_KEY);
  const isSought = map !== undefined && (address !== undefined || saved !== null);
  const { data: found } = useQuery({
    queryKey: ["online-map", map?.kind, address, saved],
    queryFn: async () => overBuiltIn(address === undefined ? null : await find(address, map?.kind)),
    enabled: isSought,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    if (map === undefined || (isSought && found === undefined)) return null;
    if (typeof found === "string") return found;
    const palette = readPalette(theme);
    return found ? found.draw(palette) : embeddedStyle(palette);
  }, [map, isSought, found, theme]);
}

/** The address of a style, or the chart; `null` where the host does not answer. */
async function find(address: string, kind?: OnlineMap["kind"]): Promise<string | FoundChart | null> {
  const response = await ask(address);
  if (!response?.ok) return null;
  if (kind !== "tiles") return address;
  return readChart(response);
}

async function ask(address: string): Promise<Response | null> {
  if (!navigator.onLine) return null;
  try {
    return await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), credentials: "omit" });
  } catch {
    return null;
  }
}

/** Nothing of it is loaded where the tiles are of the whole world, and no part of the map is saved. */
async function overBuiltIn(found: string | FoundChart | null): Promise<string | FoundChart | null> {
  if (typeof found === "string") return found;
  const tileJson = found?.tileJson ?? null;
  if (localStorage.getItem(MAPS_KEY) === null && !(tileJson && regionOf(tileJson))) return found;
  try {
    const { savedChart } = await import("../areas/saved-chart.ts");
    return await savedChart(tileJson);
  } catch (error) {
    logFailure("Saved parts of the map could not be read", error);
    return found;
  }
}
