import type { Fix } from "@creel/domain/doctor/finding";
import { t } from "@lingui/core/macro";

import type { Units } from "../../units/make-units.ts";

type Slip = Extract<Fix, { kind: "length" | "weight" }>["slip"];

const OF_SLIP: Record<Slip, (figure: string) => string> = {
  point: () => t`A point may be missing.`,
  cm_as_in: (figure) => t`In centimeters it would be ${figure}.`,
  mm_as_in: (figure) => t`In millimeters it would be ${figure}.`,
  in_as_cm: (figure) => t`With its length in inches it would be ${figure} long.`,
  kg_as_lb: (figure) => t`In kilograms it would be ${figure}.`,
  lb_as_kg: (figure) => t`In pounds it would be ${figure}.`,
  oz_as_lb: (figure) => t`In ounces it would be ${figure}.`,
  g_as_lb: (figure) => t`In grams it would be ${figure}.`,
  g_as_kg: (figure) => t`In grams it would be ${figure}.`,
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
