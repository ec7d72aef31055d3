/** A part of the world, as the list's filter takes it. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The box with its edges on multiples of a step, not smaller than it was and still on the earth. */
export function roundOut({ west, south, east, north }: Box, step: number): Box {
  const decimals = -Math.log10(step);
  const round = (edge: number) => Number(edge.toFixed(decimals));
  return {
    west: round(Math.max(-180, west - step)),
    south: round(Math.max(-90, south - step)),
    east: round(Math.min(180, east + step)),
    north: round(Math.min(90, north + step)),
  };
}
