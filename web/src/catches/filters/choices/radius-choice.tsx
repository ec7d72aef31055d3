import { Select } from "../../../ui/fields/select.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { radiiIn } from "./radii.ts";

interface RadiusChoiceProps {
  /** Miles, as in the address and in the API. */
  radius: number;
  onChange: (radius: number) => void;
}

/** How far around a point, in round miles or kilometers. */
export function RadiusChoice({ radius, onChange }: RadiusChoiceProps) {
  const { system, formatDistance } = useUnits();
  const present = formatDistance(radius);
  const radii = new Map(radiiIn(system).map((miles) => [formatDistance(miles), miles]));
  // One from an address, or chosen in the other units, is among them as well.
  const all = radii.has(present) ? radii : new Map([[present, radius], ...radii]);
  return (
    <Select
      label="Within"
      isRequired
      options={[...all.keys()]}
      value={present}
      onChange={(chosen) => onChange(all.get(chosen ?? present) ?? radius)}
    />
  );
}
