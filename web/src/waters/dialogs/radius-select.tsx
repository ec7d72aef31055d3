import { t } from "@lingui/core/macro";

import { Select } from "../../ui/fields/select.tsx";
import { useUnits } from "../../units/use-units.ts";
import { radiiWith, toMiles } from "./radii.ts";

interface RadiusSelectProps {
  /** In meters. */
  radius: number;
  onChange: (radius: number) => void;
}

/** How far a water reaches from its middle. */
export function RadiusSelect({ radius, onChange }: RadiusSelectProps) {
  const { system, formatDistance } = useUnits();
  return (
    <Select
      label={t`Reaches`}
      hint={t`from the middle of the map: what you catch there is on this water`}
      isRequired
      options={radiiWith(radius, system).map(String)}
      nameOf={(meters) => formatDistance(toMiles(Number(meters)))}
      value={String(radius)}
      onChange={(meters) => onChange(Number(meters ?? radius))}
    />
  );
}
