import { CUBIC_FEET_TO_CUBIC_METERS, type Conversion, SAME } from "@creel/domain/units/conversions";
import type { WaterConditions } from "@creel/domain/waters/gauge";
import type { MarkQuantity } from "@creel/domain/waters/river-mark";
import { t } from "@lingui/core/macro";

import type { Units } from "../../units/make-units.ts";

export interface MarkUnit extends Conversion {
  name: string;
  /** How many decimals can be typed, and are shown. */
  decimals: number;
}

/** The unit of a mark. A river rises by centimeters, and a small one carries less than 1 m³/s. */
export function unitOfMark({ system, unitOf }: Units, quantity: MarkQuantity): MarkUnit {
  const isMetric = system === "metric";
  if (quantity === "level") {
    const { name, fromApi, toApi } = unitOf("depth");
    return { name, fromApi, toApi, decimals: isMetric ? 2 : 1 };
  }
  return isMetric
    ? { ...CUBIC_FEET_TO_CUBIC_METERS, name: t`m³/s`, decimals: 1 }
    : { ...SAME, name: t`ft³/s`, decimals: 0 };
}

/** The quantities that the gauge of a water measures, with the newest values; empty without a gauge. */
export function measuredBy({ gauge, level }: WaterConditions): Map<MarkQuantity, number> {
  const measured = new Map<MarkQuantity, number>();
  if (!gauge || !level) return measured;
  if (level.now.level !== null) measured.set("level", level.now.level);
  if (level.now.flow !== null) measured.set("flow", level.now.flow);
  return measured;
}
