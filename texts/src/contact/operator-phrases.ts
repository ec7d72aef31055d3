import { type Operator, STANDARD_ANGLERS, STANDARD_RESPONSE } from "@creel/domain/contact/operator";
import type { I18n } from "@lingui/core";

/**
 * Returns how soon the operator answers, such as "24 hours". A text that operators have written stays in their own
 * language.
 */
export function describeResponse({ response }: Pick<Operator, "response">, i18n: I18n): string {
  if (response !== STANDARD_RESPONSE) return response;
  return i18n.t({ id: "operator.response", message: "24 hours" });
}

/** Returns the anglers for whom Creel is made. */
export function describeAnglers({ anglers }: Pick<Operator, "anglers">, i18n: I18n): string {
  if (anglers !== STANDARD_ANGLERS) return anglers;
  return i18n.t({ id: "operator.anglers", message: "thousands of anglers" });
}
