import { expect, test } from "vitest";

import { onePerMinute, partsOfTrack } from "./trip-track.ts";

const position = (time: string, longitude: number, accuracy: number | null = 10) => ({
  at: `2026-11-20T${time}:00.000Z`,
  latitude: 47.8,
  longitude,
  accuracy,
});
const longitudes = (track: Parameters<typeof partsOfTrack>[0]) =>
  partsOfTrack(track).map((part) => part.map(({ longitude }) => longitude));

test("positions are joined while less than five minutes lie between them", () => {
  expect(longitudes([position("13:00", 1), position("13:04", 2), position("13:09", 3)])).toEqual([
    [1, 2],
    [3],
  ]);
});

test("a position that is less exact than 200 m is not drawn, and joins nothing", () => {
  expect(
    longitudes([position("13:00", 1, 200), position("13:03", 2, 201), position("13:06", 3, null)]),
  ).toEqual([[1], [3]]);
});

test("a trip without positions has no track", () => {
  expect(partsOfTrack([])).toEqual([]);
});

test("of the positions of a minute the first is kept, whatever their order", () => {
  const track = [position("13:02", 3), position("13:00", 1), position("13:01", 2)];
  const second = { ...position("13:00", 9), at: "2026-11-20T13:00:59.000Z" };
  expect(onePerMinute([second, ...track]).map(({ longitude }) => longitude)).toEqual([1, 2, 3]);
});
