import type { Attribution } from "./provenance.ts";

/** The license requires this text. We convert units and compute changes. */
export const OPEN_METEO: Attribution = {
  text: "Weather data by Open-Meteo.com",
  url: "https://open-meteo.com/",
  license: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
};

/** Returns the attributions for weather data that was stored with these sources. */
export function attributionsOf(sources: readonly (string | null)[]): Attribution[] {
  return sources.some((source) => source?.startsWith("open-meteo")) ? [OPEN_METEO] : [];
}
