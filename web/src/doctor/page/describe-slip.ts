import type { Fix } from "@creel/domain/doctor/finding";
import { t } from "@lingui/core/macro";

import type { Units } from "../../units/make-units.ts";

type Slip = Extract<Fix, { kind: "length" | "weight" }>["slip"];

const OF_SLIP: Record<Slip, (figure: string) => string> = {
  point: () => t`A decimal point may be missing.`,
  cm_as_in: (figure) => t`If you meant centimeters, it’s ${figure}.`,
  mm_as_in: (figure) => t`If you meant millimeters, it’s ${figure}.`,
  in_as_cm: (figure) => t`If you meant inches, it’s ${figure} long.`,
  kg_as_lb: (figure) => t`If you meant kilograms, it’s ${figure}.`,
  lb_as_kg: (figure) => t`If you meant pounds, it’s ${figure}.`,
  oz_as_lb: (figure) => t`If you meant ounces, it’s ${figure}.`,
  g_as_lb: (figure) => t`If you meant grams, it’s ${figure}.`,
  g_as_kg: (figure) => t`If you meant grams, it’s ${figure}.`,
};

/** Explains how the figure may have come about; empty if that is unknown. */
export function describeSlip(fix: Fix | undefined, units: Units): string[] {
  if (fix?.kind !== "length" && fix?.kind !== "weight") return [];
  return [OF_SLIP[fix.slip](figureAfter(fix, units))];
}

/** Returns the corrected figure, such as "12.2 in". */
export function figureAfter(fix: Extract<Fix, { kind: "length" | "weight" }>, units: Units): string {
  return fix.kind === "length" ? units.format("length", fix.length) : units.formatTotalWeight(fix.weight);
}
