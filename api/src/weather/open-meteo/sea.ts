import type { Sea, SeaSource } from "../sources/sources.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { type Instant, readCurrent } from "./answer.ts";
import { askOpenMeteo, type OpenMeteoOptions, reasonOf } from "./ask-open-meteo.ts";
import { OPEN_METEO } from "./attribution.ts";

const VARIABLES = ["wave_height", "wave_direction", "wave_period", "sea_surface_temperature"];

export function openMeteoSea(options: OpenMeteoOptions & { address: string }): SeaSource {
  return {
    attribution: OPEN_METEO,
    async now(place, signal) {
      const address = `${options.address}/v1/marine`;
      const parameters = { current: VARIABLES.join() };
      try {
        const answer = await askOpenMeteo(options, { address, place, parameters }, signal);
        const instant = readCurrent(answer);
        if (!instant) throw new UpstreamError("empty", new URL(address).host);
        return toSea(instant);
      } catch (error) {
        if (isInland(error)) return null;
        throw error;
      }
    },
  };
}

/** `null` where the models know no sea. */
function toSea(instant: Instant): Sea {
  const sea = {
    waveHeight: instant.read("wave_height", "feet"),
    wavePeriod: instant.read("wave_period", "seconds"),
    waveDirection: instant.read("wave_direction", "degrees"),
    temperature: instant.read("sea_surface_temperature", "fahrenheit"),
  };
  const isKnown = Object.values(sea).some((value) => value !== null);
  return isKnown ? { source: "open-meteo-marine", at: instant.at.toISOString(), ...sea } : null;
}

function isInland(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.failure !== "refused") return false;
  return /no data is available/i.test(reasonOf(error.details.body) ?? "");
}
