import { expect, test } from "vitest";

import { lineTriangles } from "./line-triangles.ts";

const EDGES = { left: 0, right: 100, top: 50, bottom: 0 };

/** A degree is a pixel of the page, and 50° N its upper edge. */
const project = (longitude: number, latitude: number) => ({ x: longitude, y: 50 - latitude });

/** In pixels of the screen, from its upper left corner. */
function boxes(corners: Float32Array, { width, height }: { width: number; height: number }) {
  const count = corners.length / 12;
  return Array.from({ length: count }, (_, index) => {
    const places = Array.from(corners.slice(12 * index, 12 * (index + 1)));
    const x = places.filter((_place, at) => at % 2 === 0).map((place) => ((place + 1) / 2) * width);
    const y = places.filter((_place, at) => at % 2 === 1).map((place) => ((1 - place) / 2) * height);
    return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)].map((value) => Math.round(value));
  });
}

test("a meridian is one whole pixel wide, and as faint as it is thin", () => {
  const screen = { width: 100, height: 50, pixelRatio: 1, project };
  const lines = { meridians: [20], parallels: [], edges: EDGES };
  const { corners, coverage } = lineTriangles(lines, screen, 0.6);
  expect(boxes(corners, screen)).toEqual([[20, 0, 21, 50]]);
  expect(coverage).toBeCloseTo(0.6);
});

test("a parallel on a fine screen has as many pixels as it is wide", () => {
  const screen = { width: 300, height: 150, pixelRatio: 3, project };
  const lines = { meridians: [], parallels: [30], edges: EDGES };
  const { corners, coverage } = lineTriangles(lines, screen, 0.6);
  expect(boxes(corners, screen)).toEqual([[0, 59, 300, 61]]);
  expect(coverage).toBeCloseTo(0.9);
});
