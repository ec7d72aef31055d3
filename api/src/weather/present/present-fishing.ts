import type { UnitSystem } from "@creel/domain/accounts/user";
import type { FishingHour } from "@creel/domain/fishing-score/fishing-hour";
import { scoreFishing } from "@creel/domain/fishing-score/fishing-score";
import type { Weather } from "@creel/domain/weather/weather";
import { describeAdvice } from "@creel/texts/fishing-score/describe-advice";
import { describeFactor } from "@creel/texts/fishing-score/describe-factor";
import type { I18n } from "@lingui/core";

export interface ReaderOfScore {
  units: UnitSystem;
  language: I18n;
}

/** The score with its reasons in words, for clients that have none of their own. */
export function presentFishing(
  hour: FishingHour,
  { language, units, timeZone }: ReaderOfScore & { timeZone: string },
): Weather["fishing"] {
  const { advice, factors, ...score } = scoreFishing(hour);
  const reader = { at: hour.at, timeZone, units };
  const sentences = advice.map(({ code, values }) => {
    const text = describeAdvice({ code, values, factors }, language, reader);
    return { code, values, text };
  });
  return {
    ...score,
    at: hour.at.toISOString(),
    recommendations: sentences.map(({ text }) => text),
    advice: sentences,
    factors: factors.map(({ key, points, code, values }) => {
      const text = describeFactor({ code, values }, language);
      return { key, points, code, values, text };
    }),
  };
}
