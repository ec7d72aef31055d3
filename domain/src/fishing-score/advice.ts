import type { NoValues } from "./factor-codes.ts";

export type PlainAdviceCode =
  | "lightning"
  | "lowLight"
  | "brightSun"
  | "cloudCover"
  | "pressureFallingSlowly"
  | "pressureSteady"
  | "pressureRisingFast"
  | "lightChop"
  | "calm"
  | "temperatureDrop";

/** Times are in ISO 8601. */
export interface AdviceValues {
  event: string;
  species: string;
  until: string;
  start: string;
  /** mph. */
  windSpeed: number;
  windGust: number;
  /** °F. */
  waterTemperature: number;
  feelsLike: number;
  /** A difference in °F. */
  degreesBelow: number;
}

interface Sentence<Code extends string, Name extends keyof AdviceValues> {
  code: Code;
  values: Pick<AdviceValues, Name>;
}

export type Advice =
  | { code: PlainAdviceCode; values: NoValues }
  | Sentence<"severeAlert", "event">
  | Sentence<"severeAlertUntil", "event" | "until">
  | Sentence<"strongWind", "windSpeed">
  | Sentence<"strongGusts", "windGust">
  | Sentence<"strongWindAndGusts", "windSpeed" | "windGust">
  | Sentence<"majorPeriodUntil", "until">
  | Sentence<"nextMajorPeriod", "start">
  | Sentence<"waterInsideRange", "waterTemperature" | "species">
  | Sentence<"waterBelowRange", "waterTemperature" | "degreesBelow">
  | Sentence<"dressWarmly", "feelsLike">;
export type AdviceCode = Advice["code"];
