import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Block } from "@creel/domain/returns/block";
import { columnsOf } from "@creel/domain/returns/column-values";
import { countReturn } from "@creel/domain/returns/count-return";
import type { ReturnCatch, ReturnTrip } from "@creel/domain/returns/fished-units";
import type { ReturnFigures } from "@creel/domain/returns/return-figures";

const FIRST = Date.parse("2026-10-03T14:00:00Z");
const WATERS = [
  { id: "one", name: "Lake Vermilion" },
  { id: "two", name: "Pelican Lake" },
];
/** The length in inches and the fate of the fish of each trip. The second trip is blank. */
const TRIPS: readonly (readonly [length: number, fate: string][])[] = [
  [
    [9, "kept"],
    [14, "kept"],
    [9.5, "released"],
  ],
  [],
  [
    [12, "released"],
    [17, "released_hurt"],
  ],
  [
    [8, "kept"],
    [11, "kept"],
    [16, "kept"],
    [20, "released"],
  ],
];

export const EXAMPLE_PERIOD = { from: "2026-10-01", to: "2026-10-31" };

/** Counts four made-up trips, to show what a template will look like. Their fish are of the species it asks for. */
export function exampleFigures(blocks: readonly Block[]): ReturnFigures {
  const asked = [...new Set(blocks.flatMap(columnsOf).flatMap(({ species }) => species))];
  const species = asked.length > 0 ? asked : ["Perch"];
  const trips = TRIPS.map((_fish, index) => aTrip(index));
  const catches = TRIPS.flatMap((fish, index) =>
    fish.map(([length, fate], place) => aFish({ trip: index, place, length, fate, species })),
  );
  const period = { ...EXAMPLE_PERIOD, timeZone: "UTC", waterIds: [], waters: [], answers: {} };
  return countReturn({ ...period, blocks }, { trips, catches }, new Date(EXAMPLE_PERIOD.to));
}

function waterOf(trip: number) {
  return WATERS[trip % WATERS.length] ?? null;
}

function aTrip(index: number): ReturnTrip {
  const startedAt = new Date(FIRST + index * 7 * DAY_MS);
  const hours = 2.5 + index;
  return {
    id: String(index),
    startedAt,
    endedAt: new Date(startedAt.getTime() + hours * HOUR_MS),
    isForgotten: false,
    hours,
    hoursOverride: null,
    allLogged: true,
    anglers: 1 + (index % 2),
    method: "Casting",
    water: waterOf(index),
    place: null,
  };
}

interface Example {
  trip: number;
  place: number;
  length: number;
  fate: string;
  species: readonly string[];
}

function aFish({ trip, place, length, fate, species }: Example): ReturnCatch {
  return {
    id: `${trip} ${place}`,
    species: species[(trip + place) % species.length] ?? "",
    caughtAt: new Date(FIRST + trip * 7 * DAY_MS + (place + 1) * HOUR_MS * 0.5),
    dayOnly: null,
    water: waterOf(trip),
    tripId: String(trip),
    fate,
    quantity: 1,
    length,
    weight: length / 10,
    lure: "Jig",
  };
}
