// Cuts polygons of the world into squares of some degrees, named after their southwestern corner.
import { clipPolygon } from "lineclip";

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/**
 * @param polygons rings of longitude and latitude, each polygon's outer ring first
 * @param side degrees
 * @returns the polygons of each square that has any
 */
export function cutIntoSquares(polygons, side) {
  const squares = new Map();
  for (let west = WORLD.west; west < WORLD.east; west += side) {
    // Columns are cut first, because a continent has eighty thousand corners.
    const column = clipAll(polygons, [west, WORLD.south, west + side, WORLD.north]);
    for (let south = WORLD.south; south < WORLD.north; south += side) {
      const cut = clipAll(column, [west, south, west + side, south + side]);
      if (cut.length > 0) squares.set(`${west}_${south}`, cut);
    }
  }
  return squares;
}

function clipAll(polygons, box) {
  return polygons.flatMap((rings) => {
    if (!touches(rings[0], box)) return [];
    const [outer, ...holes] = rings.map((ring) => clipPolygon(ring, box));
    if (!outer || outer.length === 0) return [];
    return [[outer, ...holes.filter(({ length }) => length > 0)].map(close)];
  });
}

/** True if the bounds of a ring touch a box. */
function touches(ring, [west, south, east, north]) {
  const edges = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of ring) {
    edges.west = Math.min(edges.west, x);
    edges.east = Math.max(edges.east, x);
    edges.south = Math.min(edges.south, y);
    edges.north = Math.max(edges.north, y);
  }
  return edges.west <= east && edges.east >= west && edges.south <= north && edges.north >= south;
}

function close(ring) {
  const [first] = ring;
  const last = ring.at(-1);
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first];
}
