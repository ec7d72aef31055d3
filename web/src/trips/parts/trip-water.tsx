import type { TripSummary } from "@creel/domain/trips/trip";
import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";

interface TripWaterProps {
  trip: Pick<TripSummary, "water" | "is_water_chosen" | "is_sample" | "latitude" | "longitude">;
  className?: string | undefined;
}

const NameQuestion = lazyPart(
  async () => (await import("../../waters/proposals/name-question.tsx")).NameQuestion,
);

/**
 * Asks whether to use the map's name for a water. Renders nothing for a trip that has a water, chose to have none, is a
 * sample, or has no place.
 */
export function TripWater({ trip, className }: TripWaterProps) {
  const { water, latitude, longitude, is_water_chosen: isChosen, is_sample: isSample } = trip;
  if (water || isChosen || isSample || latitude === null || longitude === null) return null;
  return (
    <div className={className}>
      <Suspense>
        <NameQuestion place={{ latitude, longitude }} />
      </Suspense>
    </div>
  );
}
