import type { Attribution } from "@creel/domain/weather/provenance";

/** The license asks for these words. We convert units and compute changes. */
export const OPEN_METEO: Attribution = {
  text: "Weather data by Open-Meteo.com",
  url: "https://open-meteo.com/",
  license: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
};
