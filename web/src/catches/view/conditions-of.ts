import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { CloudSun, Gauge, type LucideIcon, Moon, Thermometer, Wind } from "lucide-react";

import type { Units } from "../../units/make-units.ts";
import { choiceName } from "../labels/choice-names.ts";
import { formatPressure, formatWind } from "../logbook/format-conditions.ts";

interface Condition {
  icon: LucideIcon;
  name: string;
  text: string | null;
}

export function noted(conditions: Condition[]): Condition[] {
  return conditions.filter(({ text }) => text !== null);
}

export function mainConditions(caught: Catch, units: Units): Condition[] {
  const water = caught.water_temperature;
  const wind = caught.wind_speed === null ? null : formatWind(caught, units);
  return [
    { icon: CloudSun, name: t`Weather`, text: choiceName("weather_conditions", caught.weather_conditions) },
    {
      icon: Thermometer,
      name: t`Water temperature`,
      text: water === null ? null : units.format("water_temperature", water),
    },
    { icon: Wind, name: t`Wind`, text: wind },
  ];
}

/** A wind direction without a speed has its own label, and so has a trend without a pressure. */
export function moreConditions(caught: Catch, units: Units): Condition[] {
  const air = caught.air_temperature;
  const loneDirection = caught.wind_speed === null ? caught.wind_direction : null;
  const hasPressure = caught.barometric_pressure !== null;
  return [
    {
      icon: Thermometer,
      name: t`Air temperature`,
      text: air === null ? null : units.format("air_temperature", air),
    },
    { icon: Wind, name: t`Wind direction`, text: choiceName("wind_direction", loneDirection) },
    { icon: Gauge, name: t`Barometric pressure`, text: hasPressure ? formatPressure(caught, units) : null },
    {
      icon: Gauge,
      name: t`Pressure trend`,
      text: hasPressure ? null : choiceName("pressure_trend", caught.pressure_trend),
    },
    { icon: Moon, name: t`Lunar phase`, text: choiceName("lunar_phase", caught.lunar_phase) },
  ];
}
