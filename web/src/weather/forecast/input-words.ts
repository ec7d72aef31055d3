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
