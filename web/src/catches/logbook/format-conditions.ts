import type { Catch } from "@creel/domain/catches/catch";

import { joinList } from "../../i18n/join-list.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import type { Units } from "../../units/make-units.ts";
import { choiceName } from "../labels/choice-names.ts";

/** As in "8 mph SW"; one of the two may be missing; `null` without both. */
export function formatWind(
  { wind_speed: speed, wind_direction: direction }: Pick<Catch, "wind_speed" | "wind_direction">,
  units: Units,
): string | null {
  const amount = speed !== null && units.format("wind_speed", speed);
  return [amount, choiceName("wind_direction", direction)].filter(Boolean).join(" ") || null;
}

/** As in "29.92 inHg, falling"; one of the two may be missing; `null` without both. */
export function formatPressure(
  {
    barometric_pressure: pressure,
    pressure_trend: trend,
  }: Pick<Catch, "barometric_pressure" | "pressure_trend">,
  units: Units,
): string | null {
  const amount = pressure !== null && units.format("barometric_pressure", pressure);
  const word = choiceName("pressure_trend", trend);
  return joinList([amount, amount && word ? inSentence(word) : word]) || null;
}
