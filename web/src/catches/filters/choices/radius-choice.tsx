import { t } from "@lingui/core/macro";

import { Select } from "../../../ui/fields/select.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { radiiIn } from "./search-radii.ts";

interface RadiusChoiceProps {
  /** In miles. */
  radius: number;
  onChange: (radius: number) => void;
}

export function RadiusChoice({ radius, onChange }: RadiusChoiceProps) {
  const { system, formatDistance } = useUnits();
  const present = formatDistance(radius);
  const radii = new Map(radiiIn(system).map((miles) => [formatDistance(miles), miles]));
  // A radius of an address, or one that is round in other units, is added.
  const all = radii.has(present) ? radii : new Map([[present, radius], ...radii]);
  return (
    <Select
      label={t`Within`}
      isRequired
      options={[...all.keys()]}
      value={present}
      onChange={(chosen) => onChange(all.get(chosen ?? present) ?? radius)}
    />
  );
}
