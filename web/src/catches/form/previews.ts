import { getLocalTimeZone, isToday, toCalendarDateTime } from "@internationalized/date";

import type { CatchValues } from "../catch-values.ts";
import { formatNumber } from "../format.ts";

/** "Today, 6:42 am": what the folded section says for itself. */
export function previewWhen({ dateOfCatch, timeOfCatch }: CatchValues): string {
  if (!dateOfCatch) return "Not set";
  const zone = getLocalTimeZone();
  const day = isToday(dateOfCatch, zone)
    ? "Today"
    : new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(dateOfCatch.toDate(zone));
  if (!timeOfCatch) return `${day}, time not set`;
  const moment = toCalendarDateTime(dateOfCatch, timeOfCatch).toDate(zone);
  return `${day}, ${new Intl.DateTimeFormat(undefined, { timeStyle: "short" }).format(moment)}`;
}

/** "Partly Cloudy, 41 °F, SW 8, 29.92 falling". */
export function previewConditions(values: CatchValues): string {
  const { depth, waterTemperature, airTemperature, weatherConditions, lunarPhase } = values;
  const wind = [values.windDirection, values.windSpeed !== null && formatNumber(values.windSpeed)];
  const pressure = [values.barometricPressure?.toFixed(2), values.pressureTrend?.toLowerCase()];
  const parts = [
    weatherConditions,
    airTemperature !== null && `${formatNumber(airTemperature)} °F`,
    wind.filter(Boolean).join(" "),
    pressure.filter(Boolean).join(" "),
    waterTemperature !== null && `water ${formatNumber(waterTemperature)} °F`,
    depth !== null && `${formatNumber(depth)} ft deep`,
    lunarPhase,
  ];
  return parts.filter(Boolean).join(", ") || "Optional";
}
