import type { Coordinates } from "@creel/domain/places/coordinates";
import { shapeFinder } from "@creel/domain/waters/group-places";
import { namesInNotes } from "@creel/domain/waters/names-in-notes";
import type { ProposedName, UnnamedPlace } from "@creel/domain/waters/water-list";

import { nearestPlace } from "../places/gazetteer.ts";

/** The most names that are taken from notes. */
const MOST_NOTED = 2;
/** Kilometers. A town that is farther away does not help to name a water. */
const NEAR_TOWN = 30;

interface Noted extends Coordinates {
  notes: string;
}

/** Adds proposed names to those from the map: names from notes, else the nearest town. */
export async function withNames(
  places: readonly UnnamedPlace[],
  noted: readonly Noted[],
): Promise<UnnamedPlace[]> {
  const find = shapeFinder(places.map((place, index) => Object.assign({}, place, { id: String(index) })));
  const notesOf = Map.groupBy(noted, (note) => find(note)?.id);
  return Promise.all(
    places.map(async (place, index) => {
      const notes = notesOf.get(String(index)) ?? [];
      const named = [...place.names, ...fromNotes(notes, place.names[0]?.name ?? null)];
      return { ...place, names: named.length > 0 ? named : await fromTown(place) };
    }),
  );
}

function fromNotes(noted: readonly Noted[], known: string | null): ProposedName[] {
  const names = namesInNotes(
    noted.map(({ notes }) => notes),
    known,
  );
  return names.slice(0, MOST_NOTED).map((each) => Object.assign({ from: "notes" as const }, each));
}

async function fromTown(place: Coordinates): Promise<ProposedName[]> {
  const { name, distance } = await nearestPlace(place);
  return distance > NEAR_TOWN ? [] : [{ name, from: "town" }];
}
