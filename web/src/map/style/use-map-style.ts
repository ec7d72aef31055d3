import type { Config } from "@creel/domain/config/config";
import { useQuery } from "@tanstack/react-query";
import type { StyleSpecification } from "maplibre-gl";
import { useMemo } from "react";

import { useTheme } from "../../device/theme.ts";
import { embeddedStyle } from "./embedded-style.ts";
import { readPalette } from "./palette.ts";

const TIMEOUT_MS = 4000;

/** The URL of a style, or the embedded style. */
export type MapStyle = string | StyleSpecification;

/**
 * `null` until it is known. The online style when it is set and can be reached, else the embedded one. The server has
 * checked it, but the browser may have another network.
 */
export function useMapStyle(styles: Config["mapStyles"] | undefined): MapStyle | null {
  const { theme } = useTheme();
  const address = styles?.[theme];
  const { data: isReachable } = useQuery({
    queryKey: ["map-style", address],
    queryFn: () => answers(address ?? ""),
    enabled: Boolean(address),
    staleTime: Infinity,
  });
  return useMemo(() => {
    if (styles === undefined || (address && isReachable === undefined)) return null;
    if (address && isReachable) return address;
    return embeddedStyle(readPalette(theme));
  }, [styles, address, isReachable, theme]);
}

async function answers(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), credentials: "omit" });
    return response.ok;
  } catch {
    return false;
  }
}
