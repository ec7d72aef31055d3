/** What the score could not judge, each in the singular. */
const INPUTS: Record<string, string> = {
  light: "light",
  cloudCover: "cloud cover",
  pressureChange: "the pressure trend",
  pressure: "pressure",
  wind: "wind",
  gust: "the gust speed",
  solunar: "the solunar period",
  moonPhase: "the moon",
  waterTemperature: "water temperature",
  temperatureChange: "the temperature since yesterday",
  precipitation: "rain or snow",
};

/** "Water temperature is unknown." */
export function describeUnknown(keys: readonly string[]): string {
  const words = new Intl.ListFormat("en").format(keys.map((key) => INPUTS[key] ?? key));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${keys.length === 1 ? "is" : "are"} unknown.`;
}
