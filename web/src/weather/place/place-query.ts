import type { Coordinates } from "@creel/domain/places/coordinates";

/** 0.001° is about 100 m, which is as precise as the weather. A device that stands still then counts as one place. */
const DECIMALS = 3;

/** Returns a place as query parameters for the weather API. */
export function placeQuery({ latitude, longitude }: Coordinates): string {
  return `lat=${latitude.toFixed(DECIMALS)}&lon=${longitude.toFixed(DECIMALS)}`;
}
