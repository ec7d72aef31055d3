import type { WeatherCondition } from "@creel/domain/conditions/conditions";
import type { ChoiceName } from "@creel/domain/details/details";
import { FATE_NAMES } from "@creel/texts/fields/fate-names";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { labelFor } from "../../i18n/label-for.ts";
import { cardinalName, PHASE_NAMES, TREND_NAMES } from "../../weather/condition-names.ts";

const WEATHER_NAMES: Record<WeatherCondition, MessageDescriptor> = {
  Sunny: msg`Sunny`,
  "Partly Cloudy": msg`Partly Cloudy`,
  Cloudy: msg`Cloudy`,
  Overcast: msg`Overcast`,
  "Light Rain": msg`Light Rain`,
  "Heavy Rain": msg`Heavy Rain`,
  Foggy: msg`Foggy`,
  Windy: msg`Windy`,
  Stormy: msg`Stormy`,
};

const NAME_OF: Record<ChoiceName, (value: string) => string> = {
  fate: (fate) => labelFor(FATE_NAMES, fate),
  weather_conditions: (weather) => labelFor(WEATHER_NAMES, weather),
  wind_direction: cardinalName,
  pressure_trend: (trend) => labelFor(TREND_NAMES, trend),
  lunar_phase: (phase) => labelFor(PHASE_NAMES, phase),
};

/** `null` for what is not noted. */
export function choiceName(name: ChoiceName, value: string): string;
export function choiceName(name: ChoiceName, value: string | null): string | null;
export function choiceName(name: ChoiceName, value: string | null): string | null {
  return value === null ? null : NAME_OF[name](value);
}
