import { type Tackle, tackleOfTrip } from "../../trips/data/tackle-of-trip.ts";
import { useRunningTrip } from "../../trips/data/use-running-trip.ts";
import { useRecentCatches } from "../logbook/hooks/use-recent-catches.ts";
import { type CatchValues, splitLure } from "./values/catch-values.ts";

/** What a new catch of the trip that runs is caught with, as far as this device knows at once. */
export function useTripTackle(): Partial<CatchValues> {
  const trip = useRunningTrip();
  const { catches, waiting } = useRecentCatches({ staleTime: Infinity, enabled: Boolean(trip) });
  return trip ? valuesOfTackle(tackleOfTrip(trip, catches ?? waiting)) : {};
}

function valuesOfTackle({ lure, rodId }: Tackle): Partial<CatchValues> {
  return {
    ...(lure && { ...splitLure(lure.lure_type), lureId: lure.lure_id, variantId: lure.variant_id }),
    ...(rodId !== null && { rodId }),
  };
}
