import type { DegreeLines } from "./graticule.ts";

interface Screen {
  /** In device pixels; `pixelRatio` of them are one CSS pixel. */
  width: number;
  height: number;
  pixelRatio: number;
  /** Returns CSS pixels from the upper left corner. */
  project: (longitude: number, latitude: number) => { x: number; y: number };
}

interface LineTriangles {
  /** x and y of each corner in clip space: from -1 to 1, y upwards. */
  corners: Float32Array;
  /** The share of the drawn pixels that the lines cover, from 0 to 1. */
  coverage: number;
}

/**
 * Draws map lines in whole pixels. North must be up.
 *
 * @param width In CSS pixels.
 */
export function lineTriangles(lines: DegreeLines, screen: Screen, width: number): LineTriangles {
  const { meridians, parallels, edges } = lines;
  const wanted = width * screen.pixelRatio;
  const drawn = Math.max(1, Math.round(wanted));
  const toPixels = (longitude: number, latitude: number) => {
    const { x, y } = screen.project(longitude, latitude);
    return { x: x * screen.pixelRatio, y: y * screen.pixelRatio };
  };
  const start = toPixels(edges.left, edges.top);
  const end = toPixels(edges.right, edges.bottom);
  const boxes = [
    ...meridians.map((longitude) => {
      const left = Math.round(toPixels(longitude, edges.top).x - drawn / 2);
      return { left, right: left + drawn, top: start.y, bottom: end.y };
    }),
    ...parallels.map((latitude) => {
      const top = Math.round(toPixels(edges.left, latitude).y - drawn / 2);
      return { left: start.x, right: end.x, top, bottom: top + drawn };
    }),
  ];
  const corners = boxes.flatMap(({ left, right, top, bottom }) => {
    const [west, east] = [(2 * left) / screen.width - 1, (2 * right) / screen.width - 1];
    const [north, south] = [1 - (2 * top) / screen.height, 1 - (2 * bottom) / screen.height];
    return [west, north, east, north, west, south, west, south, east, north, east, south];
  });
  return { corners: new Float32Array(corners), coverage: Math.min(1, wanted / drawn) };
}
