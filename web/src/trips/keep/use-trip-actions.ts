import type { ChangedTripFields, EndTrip, NewTripFields } from "@creel/domain/trips/new-trip";
import type { Trip } from "@creel/domain/trips/trip";
import type { NewTripEventFields } from "@creel/domain/trips/trip-event";
import type { NewTrackPosition } from "@creel/domain/trips/trip-track";
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

type WithId<Fields> = Fields & { id: string };

/** Each action resolves once it is kept on this device, and is sent when possible. */
interface TripActions {
  startTrip: (fields: WithId<NewTripFields>) => Promise<void>;
  changeTrip: (trip: Trip, fields: ChangedTripFields) => Promise<void>;
  endTrip: (tripId: string, end: EndTrip) => Promise<void>;
  addEvent: (tripId: string, event: WithId<NewTripEventFields>) => Promise<void>;
  removeEvent: (tripId: string, eventId: string) => Promise<void>;
  addPositions: (tripId: string, positions: readonly NewTrackPosition[]) => Promise<void>;
  removeTrack: (tripId: string) => Promise<void>;
}

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
