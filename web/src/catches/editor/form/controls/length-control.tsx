import { useWatch } from "react-hook-form";

import { lengthRule } from "../../../../catch-limits/bag/length-rule.tsx";
import { useBag } from "../../../../catch-limits/bag/use-bag.ts";
import { useUnits } from "../../../../units/use-units.ts";
import { type CatchControl, MeasureControl } from "./form-controls.tsx";
import { useFishOfForm } from "./use-fish-of-form.ts";

interface LengthControlProps {
  control: CatchControl;
  /** `null` for a catch that is in no log yet. */
  catchId: string | null;
}

/** The length, with what the angler's limits say about it. A limit colors the field and never stops saving. */
export function LengthControl({ control, catchId }: LengthControlProps) {
  const { occasion, fish } = useFishOfForm(control, catchId);
  const bag = useBag(occasion, fish);
  const length = useWatch({ control, name: "length" });
  const rule = lengthRule({ length, bag, units: useUnits() });
  return (
    <MeasureControl
      control={control}
      name="length"
      isBig
      {...(rule && { [rule.isBroken ? "caution" : "hint"]: rule.text })}
    />
  );
}
