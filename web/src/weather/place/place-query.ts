import type { Coordinates } from "@creel/domain/places/coordinates";

/** 0.001° are 100 m: the weather does not know better, and standing still is one place. */
const DECIMALS = 3;

/** A place as the API is asked about its weather. */
export function placeQuery({ latitude, longitude }: Coordinates): string {
  return `lat=${latitude.toFixed(DECIMALS)}&lon=${longitude.toFixed(DECIMALS)}`;
}
