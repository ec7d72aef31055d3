import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What the score counts, by its keys. */
const FACTORS: Readonly<Record<string, MessageDescriptor>> = {
  light: msg`Light`,
  cloudCover: msg`Clouds`,
  pressureChange: msg`Pressure trend`,
  pressure: msg`Pressure`,
  wind: msg`Wind`,
  gust: msg`Gusts`,
  solunar: msg`Solunar`,
  moonPhase: msg`Moon`,
  waterTemperature: msg`Water temperature`,
  temperatureChange: msg`Warmer or colder`,
  precipitation: msg`Rain or snow`,
};

export function scoreFactorName(factor: string): string {
  const name = FACTORS[factor];
  return name ? i18n._(name) : factor;
}
