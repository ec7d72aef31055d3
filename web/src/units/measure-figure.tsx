import type { MeasureName } from "@creel/domain/details/details";
import type { ComponentProps } from "react";

import { Figure } from "../ui/layout/figure.tsx";
import { useUnits } from "./use-units.ts";

interface MeasureFigureProps extends Omit<ComponentProps<typeof Figure>, "amounts"> {
  measure: MeasureName;
  /** In the API's unit; `null` renders nothing. */
  value: number | null;
  /** True to show a dash for a missing value, if a label names it. */
  isNamed?: boolean;
  /** True to show every decimal that was typed, where there is room. */
  isExact?: boolean;
}

/** A measure in the user's units. */
export function MeasureFigure({
  measure,
  value,
  isExact = false,
  isNamed = false,
  ...props
}: MeasureFigureProps) {
  const { exact, glance } = useUnits();
  if (value === null && !isNamed) return null;
  const amounts = value === null ? [] : isExact ? exact(measure, value) : glance(measure, value);
  return <Figure amounts={amounts} {...props} />;
}
