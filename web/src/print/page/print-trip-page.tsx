import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useParams } from "react-router";

import { useTrip } from "../../trips/data/use-trip.ts";
import { useTripCatches } from "../../trips/page/parts/use-trip-catches.ts";
import { BackLink } from "../../ui/layout/back-link.tsx";
import { PrintFrame } from "./print-frame.tsx";
import { PLACES, usePrintOptions } from "./print-options.ts";
import { stateOf } from "./sheet-state.ts";
import { photosOf, TripSheet } from "./trip-sheet.tsx";

/** One trip on paper. */
export function PrintTripPage() {
  const { tripId = "" } = useParams();
  const { trip, error, isGone } = useTrip(tripId);
  if (trip && !isGone) return <PrintedTrip trip={trip} />;
  const state = stateOf({ isGone, isMissing: error !== null, isLoading: true });
  return <PrintFrame back={<BackToTrip id={tripId} />} state={state} />;
}

function PrintedTrip({ trip }: { trip: Trip }) {
  const [options] = usePrintOptions();
  const { catches, isLoading } = useTripCatches(trip);
  const [loadedPhotos, setLoadedPhotos] = useState(0);
  const awaited = options.photos ? photosOf(catches).length : 0;
  return (
    <PrintFrame
      back={<BackToTrip id={trip.id} />}
      places={PLACES}
      hasPhotos
      hasNotes
      state={isLoading ? "loading" : "ready"}
      isWaiting={loadedPhotos < awaited}
    >
      <TripSheet
        trip={trip}
        catches={catches}
        options={options}
        onPhoto={() => setLoadedPhotos((count) => count + 1)}
      />
    </PrintFrame>
  );
}

function BackToTrip({ id }: { id: string }) {
  return <BackLink to={`/catches/trips/${id}`}>{t`Trip`}</BackLink>;
}
