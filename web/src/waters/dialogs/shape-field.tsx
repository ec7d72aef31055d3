import type { Outline } from "@creel/domain/waters/new-water";
import { t } from "@lingui/core/macro";

import { RadiusSelect } from "./radius-select.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

interface ShapeFieldProps {
  outline: Outline | null;
  /** In meters. */
  radius: number;
  onRadiusChange: (radius: number) => void;
}

/** How far a water reaches: to its outline where the map has it, else as far as somebody says. */
export function ShapeField({ outline, radius, onRadiusChange }: ShapeFieldProps) {
  if (!outline) return <RadiusSelect radius={radius} onChange={onRadiusChange} />;
  return (
    <p className={utilities.hint} role="status">
      {t`Its outline is taken from the map: what you catch within it is on this water.`}
    </p>
  );
}
