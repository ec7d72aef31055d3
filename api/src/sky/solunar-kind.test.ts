import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { solunarKind } from "./solunar-kind.ts";
import { solunarNow } from "./solunar.ts";

const PLACES = [
  { latitude: 47.85, longitude: -91.85 },
  { latitude: -41.3, longitude: 174.8 },
  { latitude: 0, longitude: 0 },
  { latitude: 69.65, longitude: 18.95 },
];

test("the period of an hour is that of the tables, but for a minute or two at its ends", () => {
  const instants = Array.from(
    { length: 60 },
    (_, index) => new Date(Date.UTC(2024, 0, 1) + index * 31 * HOUR_MS),
  );
  const differing = PLACES.flatMap((place) =>
    instants.filter((instant) => {
      const near = [-2, 0, 2].map((minutes) => {
        const { current } = solunarNow(place, new Date(instant.getTime() + minutes * MINUTE_MS));
        return current?.kind ?? "none";
      });
      return !near.includes(solunarKind(place, instant));
    }),
  );
  expect(differing).toEqual([]);
});

test("at a pole, where the moon neither rises nor sets in a day, there are major periods alone", () => {
  const day = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 5, 28, hour)));
  const kinds = new Set(day.map((instant) => solunarKind({ latitude: 90, longitude: 0 }, instant)));
  expect(kinds).toEqual(new Set(["major", "none"]));
});
