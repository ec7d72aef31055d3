import { type Bounds, isIn } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { GaugeService } from "@creel/domain/waters/gauge";

/** Rough boxes around countries, half a degree or more beyond their borders, because a river near may be abroad. */
const AREAS: Record<GaugeService, readonly Bounds[]> = {
  usgs: [
    { west: -126, south: 24, east: -66, north: 50 },
    { west: -180, south: 50, east: -129, north: 72 },
    { west: 172, south: 51, east: 180, north: 54 },
    { west: -161, south: 18.4, east: -154.3, north: 22.8 },
    { west: -68.5, south: 17.2, east: -64, north: 19 },
    { west: 144, south: 13, east: 146.6, north: 21 },
    { west: -171.5, south: -15, east: -168, north: -10.5 },
  ],
  ea: [{ west: -6.9, south: 49.4, east: 2.3, north: 56.3 }],
  pegelonline: [{ west: 5.3, south: 46.8, east: 15.6, north: 55.6 }],
  eccc: [{ west: -141.8, south: 41.2, east: -52, north: 84 }],
  hubeau: [
    { west: -5.7, south: 40.9, east: 10.1, north: 51.6 },
    { west: -62.3, south: 14, east: -60.4, north: 17 },
    { west: -55.1, south: 1.6, east: -51.1, north: 6.3 },
    { west: 54.7, south: -21.9, east: 56.3, north: -20.4 },
    { west: 44.5, south: -13.5, east: 45.8, north: -12.1 },
  ],
  smhi: [{ west: 10, south: 54.8, east: 25, north: 69.6 }],
  nve: [
    { west: 4, south: 57.4, east: 31.8, north: 71.7 },
    { west: 9.5, south: 74, east: 36, north: 81.3 },
  ],
};

export function isCovered(service: GaugeService, place: Coordinates): boolean {
  return AREAS[service].some((area) => isIn(area, place));
}
