import type { Counts } from "@creel/domain/insights/counts";
import type { Outings } from "@creel/domain/insights/outings";

/** What `GET /insights/counts` answers beside these outings: every fish of them is a catch with an hour and a lure. */
export function simulatedCounts({ outings }: Outings): Counts {
  const inOrder = outings.toSorted((one, other) => one.day.localeCompare(other.day));
  const species = namesOf(
    inOrder.flatMap(({ segments }) => segments.flatMap(({ fish }) => Object.keys(fish))),
  );
  const lures = namesOf(inOrder.flatMap((outing) => outing.lures));
  const waterNames = new Map(inOrder.flatMap(({ water }) => (water ? [[water.id, water.name]] : [])));
  const waters = [...waterNames].map(([id, name]) => ({ id, name }));
  const waterOf = (id: string | undefined) => placeOf(waters, (water) => water.id === id);
  const caught = inOrder.flatMap(({ day, water, segments }) =>
    segments.flatMap(({ start, lure, fish }) =>
      Object.entries(fish).flatMap(([name, count]) =>
        Array.from({ length: count }, () => ({
          day,
          hour: new Date(start).getUTCHours(),
          species: species.indexOf(name),
          lure: placeOf(lures, (each) => each === lure),
          water: waterOf(water?.id),
        })),
      ),
    ),
  );
  const hoursOf = ({ segments }: (typeof inOrder)[number]) =>
    segments.reduce((sum, { hours }) => sum + hours, 0);
  return {
    species,
    lures,
    waters,
    catches: {
      day: caught.map(({ day }) => day),
      hour: caught.map(({ hour }) => hour),
      species: caught.map((each) => each.species),
      lure: caught.map(({ lure }) => lure),
      water: caught.map(({ water }) => water),
    },
    trips: {
      day: inOrder.map(({ day }) => day),
      hours: inOrder.map(hoursOf),
      usable: inOrder.map(() => true),
      blank: inOrder.map(({ segments }) => segments.every(({ fish }) => Object.keys(fish).length === 0)),
      water: inOrder.map(({ water }) => waterOf(water?.id)),
    },
  };
}

function placeOf<Thing>(things: readonly Thing[], isIt: (thing: Thing) => boolean): number | null {
  const place = things.findIndex(isIt);
  return place === -1 ? null : place;
}

function namesOf(names: readonly string[]): string[] {
  return [...new Set(names)];
}
