import { type Trip, tripAnswerSchema, type TripSummary } from "@creel/domain/trips/trip";
import { tripEventAnswerSchema } from "@creel/domain/trips/trip-event";

import { send, sendForNothing } from "../../http/send.ts";
import type { TripItem, KeptTripEvent } from "./trip-item.ts";

/**
 * Sends one item of a trip; each may be sent again: the server does it once. Returns the trip in the answer, `null`
 * after a deletion, for events and for the track.
 *
 * @throws ApiError, NetworkError
 */
export async function deliverTrip({ subjectId: tripId, work }: TripItem): Promise<Trip | null> {
  const path = `/trips/${tripId}`;
  switch (work.kind) {
    case "create":
      return tripIn({ method: "POST", path: "/trips", body: work.fields });
    case "change":
      return tripIn({ method: "PUT", path, body: work.fields, headers: ifMatch(work.base) });
    case "end":
      return tripIn({ method: "POST", path: `${path}/end`, body: work.end });
    case "add event":
      return eventIn({ method: "POST", path: `${path}/events`, body: work.event });
    case "change event":
      return eventIn({ method: "PUT", path: `${path}/events/${work.event.id}`, body: wordsOf(work.event) });
    case "remove event":
      return nothing(`${path}/events/${work.eventId}`);
    case "add positions":
      await sendForNothing({
        method: "POST",
        path: `${path}/positions`,
        body: { positions: work.positions },
      });
      return null;
    case "remove track":
      return nothing(`${path}/positions`);
    case "delete":
      return nothing(`${path}${catchesQuery(work.withCatches)}`);
  }
}

type Call = Parameters<typeof send>[0];

async function tripIn(call: Call): Promise<Trip> {
  const answer = await send(call, tripAnswerSchema);
  return answer.trip;
}

async function eventIn(call: Call): Promise<null> {
  await send(call, tripEventAnswerSchema);
  return null;
}

async function nothing(path: string): Promise<null> {
  await sendForNothing({ method: "DELETE", path });
  return null;
}

function ifMatch(base: TripSummary | null): Record<string, string> {
  return base ? { "if-match": `"${base.version}"` } : {};
}

function catchesQuery(withCatches: boolean): string {
  return withCatches ? "?catches=delete" : "";
}

function wordsOf({ id: _id, ...words }: KeptTripEvent) {
  return words;
}
