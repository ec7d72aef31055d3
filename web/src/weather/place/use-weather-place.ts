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
  /** The place to show the weather for; `null` while it is sought or if it is unavailable. */
  place: Coordinates | null;
  /** Where the place comes from: chosen here, the device, or the home in the profile. */
  source: PlaceSource | null;
  /** The home in the user's profile. */
  home: Coordinates | null;
  /** True for a few seconds at most. A device that answers later is still used. */
  isLocating: boolean;
  /** A sentence that explains why the device's position is unknown; `null` if there is no problem. */
  problem: string | null;
  /** Stores the place for this browser; `null` follows the device again. */
  choose: (place: Coordinates | null) => void;
  /** Follows the device, starting from this position. */
  follow: (position: Coordinates) => void;
  /** Asks the device for its position again. */
  locateAgain: () => void;
}

/** Returns the place for the weather: the chosen place, or else the device's position, or else home. */
export function useWeatherPlace(): WeatherPlace {
  const user = useUser();
  const userId = user.id;
  const queryClient = useQueryClient();
  const chosen = readChosen(useStore(chosenPlace), userId);
  const position = usePosition(chosen === null);
  // While the browser asks for permission, it does not answer, so the wait is limited.
  const isLocating = useWaitLimit(chosen === null && position.isFetching && !position.data);

  const device = position.data ?? null;
  const home = readHome(user);
  return {
    ...firstOf({ chosen, device, home: isLocating ? null : home }),
    home,
    isLocating,
    problem: position.error instanceof PositionError ? position.error.message : null,
    choose: (next) => storePlace(next && { userId, latitude: next.latitude, longitude: next.longitude }),
    follow: (found) => {
      queryClient.setQueryData(POSITION_KEY, found);
      storePlace(null);
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
    // After a refusal, the device is not asked again on focus: that would interrupt someone who is typing a place.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined,
    refetchOnReconnect: false,
  });
}

/** Removes the chosen place and the id of the user who chose it from this device. */
export function forgetWeatherPlace(): void {
  storePlace(null);
}

function storePlace(place: StoredPlace | null): void {
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
