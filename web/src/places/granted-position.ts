import type { Coordinates } from "@creel/domain/places/coordinates";
import { queryOptions } from "@tanstack/react-query";

import { currentPosition, PositionError } from "./current-position.ts";

const FRESH_MS = 300_000;
/** A slower device is not waited for. */
const TIMEOUT_MS = 3000;

/** `null` without a permission that was granted before, or without an answer in time. */
export const grantedPositionQuery = queryOptions({
  queryKey: ["position", "granted"],
  queryFn: async () => ((await isPositionGranted()) ? soon(positionOrNull()) : null),
  staleTime: FRESH_MS,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

async function positionOrNull(): Promise<Coordinates | null> {
  try {
    return await currentPosition();
  } catch (error) {
    if (error instanceof PositionError) return null;
    throw error;
  }
}

function soon(position: Promise<Coordinates | null>): Promise<Coordinates | null> {
  const tooLate = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  return Promise.race([position, tooLate]);
}

/** Whether the device says where it is without asking anybody; not every browser tells. */
export async function isPositionGranted(): Promise<boolean> {
  if (!("permissions" in navigator)) return false;
  const { state } = await navigator.permissions.query({ name: "geolocation" });
  return state === "granted";
}
