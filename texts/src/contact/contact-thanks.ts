import type { Operator } from "@creel/domain/contact/operator";
import type { I18n } from "@lingui/core";

import { describeResponse } from "./operator-phrases.ts";

export function contactThanks(operator: Pick<Operator, "response">, i18n: I18n): string {
  return i18n.t({
    id: "contact.thanks",
    message: "Thank you for your message! We'll get back to you within {response}.",
    values: { response: describeResponse(operator, i18n) },
  });
}
