import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

import { capitalized } from "../../i18n/letter-case.ts";
import { locale } from "../../i18n/locale.ts";

/** Inputs that the score may lack, each in the singular. */
const INPUTS: Record<string, MessageDescriptor> = {
  light: msg`light`,
  cloudCover: msg`cloud cover`,
  pressureChange: msg`the pressure trend`,
  pressure: msg`pressure`,
  wind: msg`wind`,
  gust: msg`the gust speed`,
  solunar: msg`the solunar period`,
  moonPhase: msg`the moon`,
  waterTemperature: msg`water temperature`,
  temperatureChange: msg`the temperature change since yesterday`,
  precipitation: msg`rain or snow`,
};

/** Returns a sentence such as "Water temperature is unknown." */
export function describeUnknown(keys: readonly string[]): string {
  const names = keys.map((key) => {
    const input = INPUTS[key];
    return input ? i18n._(input) : key;
  });
  const inputs = capitalized(new Intl.ListFormat(locale).format(names));
  const count = keys.length;
  return t`${plural(count, { one: `${inputs} is unknown.`, other: `${inputs} are unknown.` })}`;
}
