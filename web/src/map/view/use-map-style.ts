import type { OnlineMap } from "@creel/domain/config/config";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useTheme } from "../../device/theme.ts";
import type { FoundChart } from "../style/chart/read-chart.ts";
import { embeddedStyle } from "../style/embedded-style.ts";
import type { MapStyle } from "../style/map-style.ts";
import { readPalette } from "../style/palette.ts";

const TIMEOUT_MS = 4000;

/**
 * `null` until it is known. The online map when one is set and can be reached, else the embedded one. The server has
 * checked it, but the browser may have another network.
 *
 * @param map `undefined` until it is known
 */
export function useMapStyle(map: OnlineMap | null | undefined): MapStyle | null {
  const { theme } = useTheme();
  const address = map?.kind === "tiles" ? map.address : map?.[theme];
  const { data: found } = useQuery({
    queryKey: ["online-map", map?.kind, address],
    queryFn: () => find(address ?? "", map?.kind),
    enabled: Boolean(address),
    staleTime: Infinity,
  });
  return useMemo(() => {
    if (map === undefined || (address && found === undefined)) return null;
    if (typeof found === "string") return found;
    const palette = readPalette(theme);
    return found ? found.draw(palette) : embeddedStyle(palette);
  }, [map, address, found, theme]);
}

/** The address of a style, or the chart; `null` where the host does not answer. */
async function find(address: string, kind?: OnlineMap["kind"]): Promise<string | FoundChart | null> {
  const response = await ask(address);
  if (!response?.ok) return null;
  if (kind !== "tiles") return address;
  const { readChart } = await import("../style/chart/read-chart.ts");
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
