import type { Operator } from "@creel/domain/contact/operator";
import type { I18n } from "@lingui/core";

export function contactThanks({ response }: Pick<Operator, "response">, i18n: I18n): string {
  return i18n.t({
    id: "contact.thanks",
    message: "Thank you for your message! We'll get back to you within {response}.",
    values: { response },
  });
}
