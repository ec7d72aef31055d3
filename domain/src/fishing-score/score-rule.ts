import type { FishingHour } from "./fishing-hour.ts";
import { rateHour } from "./fishing-score.ts";

const START: FishingHour = {
  at: new Date(0),
  sunAltitude: null,
  cloudCover: null,
  pressure: null,
  pressureChange: null,
  windSpeed: null,
  windGust: null,
  solunar: null,
  moonElongation: null,
  waterTemperature: null,
  species: null,
  temperatureChange: null,
  feelsLike: null,
  weatherCode: null,
  severeAlert: null,
};

const PERIOD = { event: "overhead", start: new Date(0), end: new Date(1), isPrime: false } as const;

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

const valuesOf = <Name extends keyof FishingHour>(name: Name, values: readonly FishingHour[Name][]) =>
  values.map((value) => Object.assign({}, START, { [name]: value }));

/** Returns hours that differ in one or two inputs, in steps small enough to hit every band. */
function sampleHours(): FishingHour[] {
  const solunar = (["major", "minor"] as const).flatMap((kind) =>
    [true, false].map((isPrime) => ({ current: { ...PERIOD, kind, isPrime }, nextMajor: null })),
  );
  const inLight = valuesOf("sunAltitude", steps(-20, 60, 0.5));
  return [
    ...inLight,
    ...inLight.flatMap((hour) => [0, 50, 100].map((cloudCover) => Object.assign({}, hour, { cloudCover }))),
    ...valuesOf("cloudCover", steps(0, 100, 1)).map((hour) => Object.assign({}, hour, { sunAltitude: 30 })),
    ...valuesOf("pressureChange", steps(-5, 5, 0.1)),
    ...valuesOf("pressure", steps(960, 1060, 0.25)),
    ...valuesOf("windSpeed", steps(0, 50, 0.5)),
    ...valuesOf("windGust", steps(0, 70, 0.5)),
    ...valuesOf("moonElongation", steps(0, 359, 1)),
    ...valuesOf("temperatureChange", steps(-30, 30, 1)),
    ...valuesOf("weatherCode", steps(0, 99, 1)),
    ...valuesOf("solunar", solunar),
    ...valuesOf("waterTemperature", steps(30, 95, 1)).flatMap((hour) =>
      ["Walleye", "Pike", "Trout", "Catfish"].map((species) => Object.assign({}, hour, { species })),
    ),
  ];
}

/** The largest prime below 2³²; products stay below 2⁵³, where numbers are exact. */
const MODULUS = 4_294_967_291;
const FACTOR = 65_599;
const HEX = 16;

let name: string | undefined;

/**
 * Returns a name computed from the scores of sample hours. A different name means that some hour has different points.
 */
export function scoreRule(): string {
  name ??= fingerprint();
  return name;
}

function fingerprint(): string {
  let hash = 0;
  for (const hour of sampleHours()) {
    const { score, factors } = rateHour(hour);
    for (const character of `${score}${factors.map(({ key, points }) => `${key}${points}`).join()};`) {
      hash = (hash * FACTOR + (character.codePointAt(0) ?? 0)) % MODULUS;
    }
  }
  return hash.toString(HEX).padStart(8, "0");
}
