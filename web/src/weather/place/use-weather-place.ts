import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { WEATHER_PLACE_KEY } from "../../device/storage-keys.ts";
import { currentPosition, PositionError } from "../../places/current-position.ts";
import { useUser } from "../../session/auth.tsx";
import { storedText } from "../../store/stored-text.ts";
import { useStore } from "../../store/use-store.ts";
import { firstOf, type PlaceSource, readChosen, readHome, type StoredPlace } from "./weather-place.ts";

const chosenPlace = storedText(WEATHER_PLACE_KEY);
const POSITION_KEY = ["position"];
const POSITION_FRESH_MS = 300_000;

export interface WeatherPlace {
  /** Where to tell the weather for; `null` while it is sought, and where it is not to be had. */
  place: Coordinates | null;
  /** Who said so: typed or pointed at here, the device, or the home of the profile. */
  source: PlaceSource | null;
  /** The home of the profile. */
  home: Coordinates | null;
  /** For some seconds; a device that takes longer is no longer waited for, but heard. */
  isLocating: boolean;
  /** Why the device does not say where it is, as a sentence. */
  problem: string | null;
  /** Tells the weather for this place from now on, in this browser; `null` follows the device again. */
  choose: (place: Coordinates | null) => void;
  /** Follows the device, which was found to be here. */
  follow: (position: Coordinates) => void;
  /** Asks the device once more. */
  locateAgain: () => void;
}

/** Where "here" is for the weather: what was chosen, else where the device is, else home. */
export function useWeatherPlace(): WeatherPlace {
  const user = useUser();
  const userId = user.id;
  const queryClient = useQueryClient();
  const chosen = readChosen(useStore(chosenPlace), userId);
  const position = usePosition(chosen === null);
  // A browser that asks whether it may tell does not answer until it is answered.
  const isLocating = useWaitLimit(chosen === null && position.isFetching && !position.data);

  const device = position.data ?? null;
  const home = readHome(user);
  return {
    ...firstOf({ chosen, device, home: isLocating ? null : home }),
    home,
    isLocating,
    problem: position.error instanceof PositionError ? position.error.message : null,
    choose: (next) => keep(next && { userId, latitude: next.latitude, longitude: next.longitude }),
    follow: (found) => {
      queryClient.setQueryData(POSITION_KEY, found);
      keep(null);
    },
    locateAgain: () => void position.refetch(),
  };
}

function usePosition(isWanted: boolean) {
  return useQuery({
    queryKey: POSITION_KEY,
    queryFn: currentPosition,
    enabled: isWanted,
    staleTime: POSITION_FRESH_MS,
    retry: false,
    networkMode: "always",
    // Who was refused is not asked again behind somebody's back, in the middle of typing a place.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined,
    refetchOnReconnect: false,
  });
}

/** Takes the chosen place off this device, with whoever chose it. */
export function forgetWeatherPlace(): void {
  keep(null);
}

function keep(place: StoredPlace | null): void {
  chosenPlace.set(place && JSON.stringify(place));
}

const WAIT_LIMIT_MS = 3000;

export function useWaitLimit(isWaiting: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsOver(true), WAIT_LIMIT_MS);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isWaiting]);
  return isWaiting && !isOver;
}
