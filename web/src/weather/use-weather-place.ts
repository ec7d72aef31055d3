import { type Coordinates, latitudeSchema, longitudeSchema } from "@creel/domain/places/coordinates";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

import { useUser } from "../auth/auth.tsx";
import { currentPosition, PositionError } from "../places/current-position.ts";

const KEY = "creel.weather-place";
const CHANGED = "creel:weather-place";
const POSITION_FRESH_MS = 300_000;

const storedSchema = z.object({ userId: z.string(), latitude: latitudeSchema, longitude: longitudeSchema });

export interface WeatherPlace {
  /** Where to tell the weather for; `null` while it is sought, and where it is not to be had. */
  place: Coordinates | null;
  /** Who said so: typed or pointed at here, the device, or the home of the profile. */
  source: "chosen" | "device" | "home" | null;
  isLocating: boolean;
  /** Why the device does not say where it is, as a sentence. */
  problem: string | null;
  /** Tells the weather for this place from now on, in this browser; `null` follows the device again. */
  choose: (place: Coordinates | null) => void;
  /** Asks the device once more. */
  locateAgain: () => void;
}

/** Where "here" is for the weather: what was chosen, else where the device is, else home. */
export function useWeatherPlace(): WeatherPlace {
  const { id: userId, homeLatitude, homeLongitude } = useUser();
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  const chosen = readChosen(stored, userId);
  const position = useQuery({
    queryKey: ["position"],
    queryFn: currentPosition,
    enabled: chosen === null,
    staleTime: POSITION_FRESH_MS,
    retry: false,
    networkMode: "always",
  });
  const home =
    homeLatitude === null || homeLongitude === null
      ? null
      : { latitude: homeLatitude, longitude: homeLongitude };
  const isLocating = chosen === null && position.isFetching && !position.data;
  const device = position.data ?? null;
  const [place, source] = firstOf({ chosen, device, home: isLocating ? null : home });
  return {
    place,
    source,
    isLocating,
    problem: position.error instanceof PositionError ? position.error.message : null,
    choose: (next) => keep(next && { userId, ...next }),
    locateAgain: () => void position.refetch(),
  };
}

type Source = "chosen" | "device" | "home";

function firstOf(places: Record<Source, Coordinates | null>): [Coordinates | null, Source | null] {
  for (const source of ["chosen", "device", "home"] as const) {
    if (places[source]) return [places[source], source];
  }
  return [null, null];
}

/** A place is only its chooser's. */
function readChosen(text: string | null, userId: string): Coordinates | null {
  if (text === null) return null;
  try {
    const stored = storedSchema.parse(JSON.parse(text));
    return stored.userId === userId ? { latitude: stored.latitude, longitude: stored.longitude } : null;
  } catch {
    return null;
  }
}

function keep(place: z.infer<typeof storedSchema> | null): void {
  if (place) localStorage.setItem(KEY, JSON.stringify(place));
  else localStorage.removeItem(KEY);
  dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener("storage", listener);
  };
}
