import type { Weather } from "@creel/domain/weather/weather";
import { describeAdvice, isAdviceCode } from "@creel/texts/fishing-score/describe-advice";
import { i18n } from "@lingui/core";

import type { Units } from "../../units/make-units.ts";

/** What to do, the most important first; in the server's words where its code is not known here. */
export function formatAdvice({ fishing, timeZone }: Weather, { system }: Units): string[] {
  const reader = { at: new Date(fishing.at), timeZone, units: system };
  return fishing.advice.map(({ code, values, text }) =>
    isAdviceCode(code) ? describeAdvice({ code, values, factors: fishing.factors }, i18n, reader) : text,
  );
}
