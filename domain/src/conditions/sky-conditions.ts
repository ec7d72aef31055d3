import type { WeatherCondition } from "./conditions.ts";

export interface SkyConditions {
  main: string;
  description: string;
}

const FORM_OPTIONS: ReadonlyMap<string, WeatherCondition> = new Map([
  ["clear", "Sunny"],
  ["clouds", "Cloudy"],
  ["rain", "Light Rain"],
  ["drizzle", "Light Rain"],
  ["thunderstorm", "Stormy"],
  ["snow", "Cloudy"],
  ["fog", "Foggy"],
  ["mist", "Foggy"],
]);

const EMOJIS: ReadonlyMap<string, string> = new Map([
  ["clear", "☀️"],
  ["clouds", "☁️"],
  ["rain", "🌧️"],
  ["drizzle", "🌦️"],
  ["thunderstorm", "⛈️"],
  ["snow", "🌨️"],
  ["fog", "🌫️"],
  ["mist", "🌫️"],
]);

export function weatherCondition(conditions: SkyConditions): WeatherCondition {
  if (hasGaps(conditions)) return "Partly Cloudy";
  return FORM_OPTIONS.get(conditions.main.toLowerCase()) ?? "Partly Cloudy";
}

export function weatherEmoji(conditions: SkyConditions, isDay = true): string {
  const main = conditions.main.toLowerCase();
  if (main === "clear" && !isDay) return "🌙";
  if (hasGaps(conditions)) return "⛅";
  return EMOJIS.get(main) ?? "⛅";
}

function hasGaps({ main, description }: SkyConditions): boolean {
  return main.toLowerCase() === "clouds" && /few|scattered/i.test(description);
}
