import type { UnitSystem } from "@creel/domain/accounts/user";
import { FEET_TO_METERS, MILES_TO_KILOMETERS } from "@creel/domain/units/conversions";

import { formatNumber } from "../../i18n/numbers.ts";

export interface ScaleBar {
  px: number;
  /** Example: "2 mi". */
  text: string;
}

const METERS_PER_KM = 1000;

interface Length {
  figure: number;
  unit: string;
  meters: number;
}

/** Sorted longest first. */
const LENGTHS: Record<UnitSystem, readonly Length[]> = {
  imperial: [
    ...lengths("mi", MILES_TO_KILOMETERS.fromApi(METERS_PER_KM), [50, 20, 10, 5, 2, 1, 0.5]),
    ...lengths("ft", FEET_TO_METERS.fromApi(1), [1000, 500, 200, 100]),
  ],
  metric: [...lengths("km", METERS_PER_KM, [50, 20, 10, 5, 2, 1]), ...lengths("m", 1, [500, 200, 100, 50])],
};

function lengths(unit: string, meters: number, figures: readonly number[]): Length[] {
  return figures.map((figure) => ({ figure, unit, meters: figure * meters }));
}

/** Returns the longest round length that fits; the shortest one if none does. */
export function scaleBarFor(system: UnitSystem, metersPerPx: number, maxPx: number): ScaleBar {
  const all = LENGTHS[system];
  const { figure, unit, meters } = all.find((each) => each.meters / metersPerPx <= maxPx) ?? last(all);
  return { px: meters / metersPerPx, text: `${formatNumber(figure)} ${unit}` };
}

function last(all: readonly Length[]): Length {
  return all.at(-1) ?? { figure: 1, unit: "m", meters: 1 };
}
