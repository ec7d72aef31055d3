interface Mark {
  x: number;
  y: number;
}

/** px: nearer to the middle a mark is the one that was gone to before. */
const REACH_PX = 3;

/** The next to the east of the middle, else the one farthest to the west, so that all in view have their turn. */
export function nextMark<Found extends Mark>(marks: readonly Found[], middle: Mark): Found | undefined {
  const inOrder = marks.toSorted((one, other) => one.x - other.x || one.y - other.y);
  return inOrder.find(({ x }) => x > middle.x + REACH_PX) ?? inOrder[0];
}
