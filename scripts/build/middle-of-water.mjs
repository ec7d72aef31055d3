/** The number of lines across a water that are tried to find its widest place. */
const LINES = 15;

/**
 * Returns the middle of the widest stretch of a polygon, or of the largest of several polygons, as longitude and
 * latitude.
 */
export function middleOfWater({ type, coordinates }) {
  const rings =
    type === "Polygon" ? coordinates : coordinates.toSorted((one, other) => span(other) - span(one))[0];
  const latitudes = rings[0].map(([, y]) => y);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  let widest = { width: -1, at: rings[0][0] };
  for (let line = 1; line <= LINES; line += 1) {
    const y = south + ((north - south) * line) / (LINES + 1);
    const crossings = crossingsAt(rings, y);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from, to] = [crossings[index], crossings[index + 1]];
      if (to - from > widest.width) widest = { width: to - from, at: [(from + to) / 2, y] };
    }
  }
  return widest.at;
}

/** Returns the longitudes at which a parallel enters and leaves the rings, from west to east. */
function crossingsAt(rings, y) {
  return rings
    .flatMap((ring) =>
      ring.slice(1).flatMap(([bx, by], index) => {
        const [ax, ay] = ring[index];
        return ay > y === by > y ? [] : [ax + ((y - ay) * (bx - ax)) / (by - ay)];
      }),
    )
    .toSorted((one, other) => one - other);
}

function span(rings) {
  const longitudes = rings[0].map(([x]) => x);
  return Math.max(...longitudes) - Math.min(...longitudes);
}
