import type { Weather } from "@creel/domain/weather/weather";
import { describeFactor, isFactorCode } from "@creel/texts/fishing-score/describe-factor";
import { i18n } from "@lingui/core";

type Factor = Weather["fishing"]["factors"][number];

/** As a line of a table, without a full stop; in the server's words where its code is not known here. */
export function factorLabels({ code, values, text }: Factor): string {
  const sentence = isFactorCode(code) ? describeFactor({ code, values }, i18n) : text;
  return sentence.replace(/\.$/, "");
}
