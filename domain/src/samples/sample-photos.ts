import type { SampleFish } from "./sample-trip.ts";
import { SAMPLE_TRIPS } from "./sample-trips.ts";

/**
 * Returns the name of the photo of a fish, which shows the species on a ruler that ends at its length; `null` without a
 * photo.
 */
export function samplePhotoOf({ species, length, hasPhoto }: SampleFish): string | null {
  if (!hasPhoto || length === null) return null;
  const words = species.toLowerCase().match(/[a-z]+/g) ?? [];
  return [...words, length].join("-");
}

/** The names of all sample photos. */
export const SAMPLE_PHOTOS = SAMPLE_TRIPS.flatMap(({ fish }) =>
  fish.flatMap((each) => samplePhotoOf(each) ?? []),
);
