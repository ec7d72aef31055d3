import type { FactorName } from "@creel/domain/insights/factors/factors";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: Record<FactorName, MessageDescriptor> = {
  light: msg`Light`,
  pressure: msg`Pressure`,
  lure: msg`Lure`,
  wind: msg`Wind`,
  windFrom: msg`Wind from`,
  water: msg`Water`,
  clouds: msg`Clouds`,
  rain: msg`Rain`,
  waterTemperature: msg`Water temp`,
  airTemperature: msg`Air temp`,
  moon: msg`Moon`,
  solunar: msg`Solunar`,
  tide: msg`Tide`,
  flow: msg`River level`,
  levelTrend: msg`River trend`,
  spot: msg`Spot`,
};

/** In display order. */
export const FACTOR_NAMES = Object.keys(NAMES).filter(isFactorName);

function isFactorName(name: string): name is FactorName {
  return Object.hasOwn(NAMES, name);
}

export function factorName(factor: FactorName): string {
  return i18n._(NAMES[factor]);
}
