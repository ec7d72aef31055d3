import type { Coordinates } from "@creel/domain/places/coordinates";

/** Services are asked for the middle of a cell, so that they learn nobody's exact spot. */
export interface Cell {
  name: string;
  middle: Coordinates;
}

/**
 * Sides in steps per degree. Weather models have grids of 1 to 25 km: 0.05° is 5.6 km from south to north.
 * Alerts have edges: 0.01°, 1.1 km.
 */
const STEPS = { weather: 20, alerts: 100 } as const;

export function cellOf({ latitude, longitude }: Coordinates, kind: keyof typeof STEPS): Cell {
  const steps = STEPS[kind];
  // Half a step back from a cell's edge would leave the globe at its ends; rounding to the grid does not.
  const snap = (degrees: number) => Math.round(degrees * steps) / steps + 0;
  const middle = { latitude: snap(latitude), longitude: snap(longitude) };
  return { name: `${middle.latitude},${middle.longitude}`, middle };
}
