import { useEffect, useEffectEvent, useState } from "react";
import { useController } from "react-hook-form";

import { useCurrentPosition } from "../../places/use-current-position.ts";
import type { CatchControl } from "./form-controls.tsx";

export interface DevicePlace {
  isLooking: boolean;
  /** Why the device does not say, as a sentence. */
  problem: string | undefined;
}

/** Takes the place from the device as soon as the form is open, unless one is chosen before it answers. */
export function useDevicePlace(control: CatchControl, isWanted: boolean): DevicePlace {
  const { field } = useController({ control, name: "coordinates" });
  const [problem, setProblem] = useState<string>();
  const isMissing = field.value === null;
  const { mutate, isPending, isIdle } = useCurrentPosition((place) => {
    if (isMissing) field.onChange(place);
  }, setProblem);

  const locateAtStart = useEffectEvent(() => {
    if (isWanted && isMissing) mutate();
  });
  useEffect(() => locateAtStart(), []);

  return { isLooking: isMissing && (isPending || (isWanted && isIdle)), problem };
}
