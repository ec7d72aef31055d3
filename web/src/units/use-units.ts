import { useMemo } from "react";

import { useAuth } from "../session/auth.tsx";
import { makeUnits, type Units } from "./make-units.ts";
import { useWantsOunces } from "./weight-entry.ts";

/** The units of who is signed in; the API's own for everybody else. */
export function useUnits(): Units {
  const system = useAuth().user?.units ?? "imperial";
  const wantsOunces = useWantsOunces();
  return useMemo(() => makeUnits(system, wantsOunces), [system, wantsOunces]);
}
