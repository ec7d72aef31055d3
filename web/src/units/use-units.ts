import { useMemo } from "react";

import { useAuth } from "../session/auth.tsx";
import { makeUnits, type Units } from "./make-units.ts";
import { useWantsOunces } from "./weight-entry.ts";

/** Returns the signed-in user's units, or the API's units for everybody else. */
export function useUnits(): Units {
  const system = useAuth().user?.units ?? "imperial";
  const wantsOunces = useWantsOunces();
  return useMemo(() => makeUnits(system, wantsOunces), [system, wantsOunces]);
}
