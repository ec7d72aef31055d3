import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { useUser } from "../../session/auth.tsx";
import {
  addTrackPositions,
  addTripEvent,
  changeTrip,
  endTrip,
  removeTrack,
  removeTripEvent,
  startTrip,
} from "../data/keep-trip.ts";
import { withPlaceAndScore } from "./start-here.ts";
import type { TripActions } from "./trip-actions.ts";

export function useTripActions(): TripActions {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      startTrip: async (fields) => {
        await startTrip({ userId, fields: await withPlaceAndScore(queryClient, fields) });
      },
      changeTrip: (trip, fields) => changeTrip({ userId, trip, fields }),
      endTrip: (tripId, { ended_at: endedAt, source }) => endTrip({ userId, tripId, endedAt, source }),
      addEvent: async (tripId, event) => void (await addTripEvent({ userId, tripId, event })),
      addPositions: (tripId, positions) => addTrackPositions({ userId, tripId, positions }),
      removeTrack: (tripId) => removeTrack({ userId, tripId }),
      removeEvent: (tripId, eventId) => removeTripEvent({ userId, tripId, eventId }),
    }),
    [userId, queryClient],
  );
}
