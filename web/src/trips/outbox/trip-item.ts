import type { ChangedTripFields, EndTrip, NewTripFields } from "@creel/domain/trips/new-trip";
import type { TripSummary } from "@creel/domain/trips/trip";
import type { NewTripEventFields } from "@creel/domain/trips/trip-event";
import type { NewTrackPosition } from "@creel/domain/trips/trip-track";

/** An event as it is created: with an id of this device. */
export type KeptTripEvent = NewTripEventFields & { id: string };

/** Sent again, each of these makes no difference: ids are made on the device. */
export type TripWork =
  | { kind: "create"; fields: NewTripFields & { id: string } }
  | {
      kind: "change";
      /** The trip as it was when it was changed; `null` where the answer to what came before becomes the base. */
      base: TripSummary | null;
      fields: ChangedTripFields;
    }
  | { kind: "end"; end: EndTrip }
  | { kind: "add event"; event: KeptTripEvent }
  | { kind: "change event"; event: KeptTripEvent }
  | { kind: "remove event"; eventId: string }
  | { kind: "add positions"; positions: readonly NewTrackPosition[] }
  | { kind: "remove track" }
  | { kind: "delete"; base: TripSummary | null; withCatches: boolean };
