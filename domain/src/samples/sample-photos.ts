import type { SampleFish } from "./sample-trip.ts";
import { SAMPLE_TRIPS } from "./sample-trips.ts";

/** The name of the photo of a fish, which shows its kind on a ruler that ends at its length; `null` without one. */
export function samplePhotoOf({ species, length, hasPhoto }: SampleFish): string | null {
  if (!hasPhoto || length === null) return null;
  const words = species.toLowerCase().match(/[a-z]+/g) ?? [];
  return [...words, length].join("-");
}

/** The names of all. */
export const SAMPLE_PHOTOS = SAMPLE_TRIPS.flatMap(({ fish }) =>
  fish.flatMap((each) => samplePhotoOf(each) ?? []),
);
