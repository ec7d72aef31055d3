import type { User } from "@creel/domain/accounts/user";
import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { INHABITED_WORLD, zoneBoundsQuery } from "../../basemap/zone-bounds.ts";
import { grantedPositionQuery } from "../../places/granted-position.ts";
import { useUser } from "../../session/auth.tsx";
import { type MapStyle, nearZoom } from "../style/map-style.ts";
import type { MapView } from "./map-types.ts";
import { type OpeningView, openingView } from "./opening-view.ts";
import { storedMapView } from "./stored-map-view.ts";

interface Openings {
  /** `null` until it is known. */
  mapStyle: MapStyle | null;
  address?: MapView | null;
  /** The bounds of the catches: `null` without one, `undefined` until it is known. */
  catches: Bounds | null | undefined;
}

/** `null` until it is known; then it does not change. */
export function useOpeningView({ mapStyle, address = null, catches }: Openings): OpeningView | null {
  const { id, timeZone, ...user } = useUser();
  const [last] = useState(() => storedMapView(id));
  const [opened, setOpened] = useState<OpeningView | null>(null);
  const home = homeOf(user);
  const isSought = !opened && !address && !last && !home && catches === null;
  const places = { address, last, home, catches, ...useSought(isSought, timeZone) };
  const view = opened ?? (mapStyle === null ? null : openingView(places, nearZoom(mapStyle)));
  if (view && !opened) setOpened(view);
  return view;
}

/** Fetched only where nothing else tells where to open. */
function useSought(isSought: boolean, timeZone: string) {
  const device = useQuery({ ...grantedPositionQuery, enabled: isSought });
  const region = useQuery({ ...zoneBoundsQuery(timeZone), enabled: isSought });
  return {
    device: device.isError ? null : device.data,
    region: region.isError ? INHABITED_WORLD : region.data,
  };
}

function homeOf({
  homeLatitude,
  homeLongitude,
}: Pick<User, "homeLatitude" | "homeLongitude">): Coordinates | null {
  if (homeLatitude === null || homeLongitude === null) return null;
  return { latitude: homeLatitude, longitude: homeLongitude };
}
