import type { ForecastHour } from "@creel/domain/weather/forecast";

type Rating = ForecastHour["rating"];

/** How a rating is called, and the badge that it has. */
export const RATINGS = {
  excellent: { word: "Excellent", tone: "good" },
  good: { word: "Good", tone: "info" },
  fair: { word: "Fair", tone: "fair" },
  poor: { word: "Poor", tone: "bad" },
} as const satisfies Record<Rating, { word: string; tone: string }>;

/** What the score could not judge, within a sentence. */
const INPUTS: Record<string, string> = {
  light: "light",
  cloudCover: "clouds",
  pressureChange: "how the pressure moves",
  pressure: "pressure",
  wind: "wind",
  gust: "gusts",
  solunar: "solunar periods",
  moonPhase: "the moon",
  waterTemperature: "water temperature",
  temperatureChange: "the temperature since yesterday",
  precipitation: "rain and snow",
};

/** "water temperature and gusts" */
export function listInputs(keys: readonly string[]): string {
  return new Intl.ListFormat("en").format(keys.map((key) => INPUTS[key] ?? key));
}
