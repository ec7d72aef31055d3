import type { Coordinates } from "@creel/domain/places/coordinates";
import type { GaugeService } from "@creel/domain/waters/gauge";

import type { WeatherSettings } from "../sources/weather-settings.ts";
import type { Ask } from "../upstream/ask.ts";
import { eaGauges } from "./ea-gauges.ts";
import { ecccGauges } from "./eccc-gauges.ts";
import type { GaugeSource } from "./gauge-source.ts";
import { hubeauGauges } from "./hubeau-gauges.ts";
import { nveGauges } from "./nve-gauges.ts";
import { pegelonlineGauges } from "./pegelonline-gauges.ts";
import { smhiGauges } from "./smhi-gauges.ts";
import { usgsGauges } from "./usgs-gauges.ts";

interface Tools {
  ask: Ask;
  now: () => Date;
}

export interface Gauges {
  /** Sorted by precedence. */
  all: readonly GaugeSource[];
  /** Returns the services that may know gauges near a place, sorted by precedence. */
  covering(place: Coordinates): GaugeSource[];
  /** `null` if the service is not in use, for example without a key. */
  of(service: GaugeService): GaugeSource | null;
}

export function makeGauges(settings: WeatherSettings["gauges"], tools: Tools): Gauges {
  const all = settings.areOff ? [] : allOf(settings, tools);
  return {
    all,
    covering: (place) => all.filter((source) => source.covers(place)),
    of: (service) => all.find((source) => source.service === service) ?? null,
  };
}

function allOf({ addresses, nveKey }: WeatherSettings["gauges"], { ask, now }: Tools): GaugeSource[] {
  return [
    usgsGauges({ ask, address: addresses.usgs }),
    eaGauges({ ask, address: addresses.ea, now }),
    pegelonlineGauges({ ask, address: addresses.pegelonline, now }),
    ecccGauges({ ask, address: addresses.eccc, now }),
    hubeauGauges({ ask, address: addresses.hubeau, now }),
    smhiGauges({ ask, address: addresses.smhi, now }),
    ...(nveKey === null ? [] : [nveGauges({ ask, address: addresses.nve, key: nveKey })]),
  ];
}
