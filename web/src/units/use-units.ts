import { useMemo } from "react";

import { locale } from "../i18n/locale.ts";
import { SOURCE_LOCALE } from "../i18n/locales.ts";
import { useAuth } from "../session/auth.tsx";
import { makeUnits, type Units } from "./make-units.ts";
import { useWantsOunces } from "./weight-entry.ts";

/** The units of visitors. Accounts begin with the same. */
const UNITS_OF_LANGUAGE = locale.split("-")[0] === SOURCE_LOCALE ? "imperial" : "metric";

/** Returns the signed-in user's units, or those of the page's language for everybody else. */
export function useUnits(): Units {
  const system = useAuth().user?.units ?? UNITS_OF_LANGUAGE;
  const wantsOunces = useWantsOunces();
  return useMemo(() => makeUnits(system, wantsOunces), [system, wantsOunces]);
}
