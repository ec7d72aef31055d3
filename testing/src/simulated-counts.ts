import type { Counts } from "@creel/domain/insights/counts";
import { lureCodeOf } from "@creel/domain/insights/lure-code";
import type { Outing, Outings, OutingWithoutHours } from "@creel/domain/insights/outings";

/** Returns the answer of `GET /insights/counts` for these outings. Each of their fish is a catch with an hour. */
export function simulatedCounts({ outings, without_hours: withoutHours }: Outings): Counts {
  const withHours = outings.map((outing) => ({
    ...outing,
    caught: caughtOf(outing),
    hours: hoursOf(outing),
  }));
  const others = withoutHours.map((outing) => ({ ...outing, caught: caughtAt(outing.fish), hours: null }));
  const inOrder = [...withHours, ...others].toSorted((one, other) => one.day.localeCompare(other.day));
  const species = namesOf(inOrder.flatMap((outing) => outing.caught.map((each) => each.species)));
  const lures = namesOf(inOrder.flatMap((outing) => outing.lures));
  const ownLures = namesOf(inOrder.flatMap((outing) => outing.caught.flatMap(({ own }) => own ?? [])));
  const waterNames = new Map(inOrder.flatMap(({ water }) => (water ? [[water.id, water.name]] : [])));
  const waters = [...waterNames].map(([id, name]) => ({ id, name }));
  const waterOf = (id: string | undefined) => placeOf(waters, (water) => water.id === id);
  const caught = inOrder.flatMap((outing) =>
    outing.caught.map(({ at, species: name, lure, own }) => ({
      day: outing.day,
      hour: new Date(at).getUTCHours(),
      species: species.indexOf(name),
      lure: placeOf(lures, (each) => each === lure),
      ownLure: placeOf(ownLures, (each) => each === own),
      water: waterOf(outing.water?.id),
    })),
  );
  return {
    species,
    lures,
    own_lures: ownLures,
    waters,
    catches: {
      day: caught.map(({ day }) => day),
      hour: caught.map(({ hour }) => hour),
      species: caught.map((each) => each.species),
      lure: caught.map(({ lure }) => lure),
      own_lure: caught.map(({ ownLure }) => ownLure),
      water: caught.map(({ water }) => water),
      // Every third fish has a weight, and every fifth a length.
      weight: caught.map((_, index) => (index % 3 === 0 ? 1 + (index % 17) / 2 : null)),
      length: caught.map((_, index) => (index % 5 === 0 ? 12 + (index % 23) : null)),
      // Every fifth fish has no depth. Walleye are deep.
      depth: caught.map((each, index) =>
        index % 5 === 4 ? null : (species[each.species] === "Walleye" ? 12 : 4) + (index % 11),
      ),
    },
    custom: [],
    trips: {
      day: inOrder.map(({ day }) => day),
      hours: inOrder.map(({ hours }) => hours),
      usable: inOrder.map(({ hours }) => hours !== null),
      blank: inOrder.map((outing) => outing.caught.length === 0),
      water: inOrder.map(({ water }) => waterOf(water?.id)),
    },
  };
}

interface Caught {
  at: string;
  species: string;
  lure: string | null;
  /** The code of the tackle box's lure; `null` without one. */
  own: string | null;
}

function caughtOf({ segments }: Outing): Caught[] {
  return segments.flatMap((segment) => {
    const { start, lure, fish } = segment;
    const own = segment.lure_id ? lureCodeOf(segment) : null;
    return Object.entries(fish).flatMap(([species, count]) =>
      Array.from({ length: count }, () => ({ at: start, species, lure, own })),
    );
  });
}

function caughtAt(fish: OutingWithoutHours["fish"]): Caught[] {
  return fish.map((each) => ({ ...each, lure: null, own: null }));
}

function hoursOf({ segments }: Outing): number {
  return segments.reduce((sum, { hours }) => sum + hours, 0);
}

function placeOf<Thing>(things: readonly Thing[], isIt: (thing: Thing) => boolean): number | null {
  const place = things.findIndex(isIt);
  return place === -1 ? null : place;
}

function namesOf(names: readonly string[]): string[] {
  return [...new Set(names)];
}
