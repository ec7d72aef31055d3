import { DETAILS, type Measure, type MeasureName } from "@creel/domain/details/details";
import { measureIn } from "@creel/domain/units/unit-values";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import { i18n } from "@lingui/core";

import { formatDecimals } from "../../i18n/numbers.ts";
import type { Units } from "../../units/make-units.ts";
import { detailLabel } from "./detail-labels.ts";

/** In the person's unit. */
export function boundsOf(name: MeasureName, { unitOf }: Units): Measure & { label: string } {
  return { ...measureIn(DETAILS[name], unitOf(name)), label: detailLabel(name) };
}

/** The sentence for a number outside its bounds. */
export function describeBounds(name: MeasureName, units: Units): string {
  const { unit, min, max } = boundsOf(name, units);
  const { roundedDecimals, isGrouped } = units.unitOf(name);
  const format = (bound: number) =>
    formatDecimals(bound, { min: 0, max: roundedDecimals, isGrouped }).replace("-", "−");
  return describeFieldError({ code: "out_of_bounds", field: name, min, max, unit }, i18n, format);
}
