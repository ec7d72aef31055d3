import { expect, test } from "vitest";

import { CELL_SIZES, cellOf, middleOf } from "./cell.ts";
import { exactPoint, type LinkViewer, type Reveal, type UserViewer, visiblePlace } from "./visible-place.ts";

const point = { latitude: 47.831_234, longitude: -92.264_817 };
const placed = { userId: "owner", id: "walleye", ...point };
const exact = { kind: "exact", point };
const now = new Date("2026-11-24T06:00:00Z");
const admin: UserViewer = { id: "boss", role: "admin" };
const square = { kind: "cell", south: 47.8, north: 47.85, west: -92.3, east: -92.25, size: 0.05 };

const program: UserViewer = { id: "owner", role: "angler", seesSquares: true };
const tokenSquare = { ...square, north: 47.9, east: -92.2, size: 0.1 };

function after(reveal: Partial<Reveal>): UserViewer {
  const until = new Date("2026-11-24T06:15:00Z");
  return { ...admin, reveals: [{ userId: "owner", subjectId: "walleye", until, ...reveal }] };
}

test.each<[string, UserViewer | LinkViewer, unknown]>([
  ["its owner the point", { id: "owner", role: "angler" }, exact],
  ["an owner who is an admin the point", { id: "owner", role: "admin" }, exact],
  ["another angler nothing", { id: "stranger", role: "angler" }, null],
  ["another angler nothing, whatever they claim was revealed", { ...after({}), role: "angler" }, null],
  ["an admin a square of 0.05°", admin, square],
  ["an admin after a reveal the point", after({}), exact],
  ["an admin a square again once it is over", after({ until: now }), square],
  ["an admin a square after a reveal of something else", after({ subjectId: "pike" }), square],
  ["an admin a square after a reveal of somebody else's", after({ userId: "stranger" }), square],
  ["a program of its owner without places a square of 0.1°", program, tokenSquare],
  ["a program of another angler nothing", { ...program, id: "stranger" }, null],
  ["a program nothing more because of a reveal", { ...after({}), seesSquares: true }, null],
  ["a link that shows no place nothing", { role: "link", shows: "nothing" }, null],
  ["a link that shows the spot the point", { role: "link", shows: "exact" }, exact],
  ["a link with a square that square", { role: "link", shows: cellOf(point, 0.05) }, square],
])("a place shows %s", (_what, viewer, expected) => {
  expect(visiblePlace(viewer, placed, now)).toEqual(expected);
});

test("an admin gets the square of the first of a spot, and its owner the point", () => {
  const beside = { ...placed, latitude: 47.850_001, squareLatitude: 47.849, squareLongitude: -92.26 };
  expect(visiblePlace(admin, beside, now)).toEqual(square);
  expect(visiblePlace({ id: "owner", role: "angler" }, beside, now)).toMatchObject({
    point: { latitude: 47.850_001 },
  });
});

test("nobody gets a place that is not known, its owner neither", () => {
  const nowhere = { userId: "owner", latitude: null, longitude: null };
  expect(visiblePlace({ id: "owner", role: "angler" }, nowhere)).toBeNull();
  expect(exactPoint(visiblePlace({ role: "link", shows: cellOf(point, 0.2) }, nowhere))).toBeNull();
});

test("a link shows the square it was made with, wherever the place moves", () => {
  const link: LinkViewer = { role: "link", shows: cellOf(point, 0.05) };
  expect(visiblePlace(link, { ...placed, latitude: 47.850_001 })).toEqual(square);
});

test.each(CELL_SIZES)("from 200 links to one spot nobody learns more than the square of %d°", (size) => {
  // Positions that a walk around the spot would log, within 20 m either way.
  const spots = Array.from({ length: 200 }, (_, index) => ({
    latitude: point.latitude + Math.sin(index) * 0.000_18,
    longitude: point.longitude + Math.cos(index) * 0.000_18,
  }));
  const squares = spots.map((spot) => visiblePlace({ role: "link", shows: cellOf(spot, size) }, placed));
  const [first, ...others] = squares;
  for (const other of others) expect(other).toEqual(first);
  const middles = spots.map((spot) => middleOf(cellOf(spot, size)));
  const estimate = middles.reduce((sum, { latitude }) => sum + latitude, 0) / middles.length;
  expect(estimate).toBeCloseTo(middleOf(cellOf(point, size)).latitude, 9);
});
