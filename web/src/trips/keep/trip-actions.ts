import type { ChangedTripFields, EndTrip, NewTripFields } from "@creel/domain/trips/new-trip";
import type { Trip } from "@creel/domain/trips/trip";
import type { NewTripEventFields } from "@creel/domain/trips/trip-event";
import type { NewTrackPosition } from "@creel/domain/trips/trip-track";

type WithId<Fields> = Fields & { id: string };

/** What an angler does with trips. Each is kept on this device when it resolves, and sent when that can be. */
export interface TripActions {
  startTrip: (fields: WithId<NewTripFields>) => Promise<void>;
  changeTrip: (trip: Trip, fields: ChangedTripFields) => Promise<void>;
  endTrip: (tripId: string, end: EndTrip) => Promise<void>;
  addEvent: (tripId: string, event: WithId<NewTripEventFields>) => Promise<void>;
  removeEvent: (tripId: string, eventId: string) => Promise<void>;
  addPositions: (tripId: string, positions: readonly NewTrackPosition[]) => Promise<void>;
  removeTrack: (tripId: string) => Promise<void>;
}
