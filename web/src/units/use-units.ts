import { useMemo } from "react";

import { locale } from "../i18n/locale.ts";
import { unitsOfLanguage } from "../i18n/locales.ts";
import { useAuth } from "../session/auth.tsx";
import { makeUnits, type Units } from "./make-units.ts";
import { useWantsOunces } from "./weight-entry.ts";

/** Returns the signed-in user's units, or those of the page's language for everybody else. */
export function useUnits(): Units {
  const system = useAuth().user?.units ?? unitsOfLanguage(locale);
  const wantsOunces = useWantsOunces();
  return useMemo(() => makeUnits(system, wantsOunces), [system, wantsOunces]);
}
