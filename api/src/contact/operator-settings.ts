import {
  type Operator,
  STANDARD_ANGLERS,
  STANDARD_HOURS,
  STANDARD_RESPONSE,
} from "@creel/domain/contact/operator";
import * as z from "zod/mini";

const LINK = /^\s*([^=,]+?)\s*=\s*(https?:\/\/\S+?)\s*$/;

const MAX_PHRASE_LENGTH = 120;

function phrase(standard: string) {
  const message = `must have at most ${MAX_PHRASE_LENGTH} characters`;
  return z._default(z.string().check(z.maxLength(MAX_PHRASE_LENGTH, message)), standard);
}

export const operatorEnvironment = {
  CONTACT_TO: z.optional(z.email("must be an email address")),
  OPERATOR_NAME: z.optional(z.string()),
  OPERATOR_LOCATION: z.optional(z.string()),
  SUPPORT_EMAIL: z.optional(z.email("must be an email address")),
  SOCIAL_LINKS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => text.split(",").every((link) => LINK.test(link)),
          "must be a list like Mastodon=https://social.example/@creel, YouTube=https://...",
        ),
      ),
  ),
  SUPPORT_HOURS: phrase(STANDARD_HOURS),
  SUPPORT_RESPONSE: phrase(STANDARD_RESPONSE),
  ANGLERS_CLAIM: phrase(STANDARD_ANGLERS),
};
const environmentSchema = z.object(operatorEnvironment);

export interface OperatorSettings extends Operator {
  /** The address for messages of the contact page; `null` only stores them. */
  contactTo: string | null;
}

export function toOperator(values: z.infer<typeof environmentSchema>): OperatorSettings {
  return {
    contactTo: values.CONTACT_TO ?? null,
    name: values.OPERATOR_NAME ?? null,
    location: values.OPERATOR_LOCATION ?? null,
    supportEmail: values.SUPPORT_EMAIL ?? null,
    links: toLinks(values.SOCIAL_LINKS ?? ""),
    hours: values.SUPPORT_HOURS,
    response: values.SUPPORT_RESPONSE,
    anglers: values.ANGLERS_CLAIM,
    isDemo: false,
  };
}

function toLinks(text: string): Operator["links"] {
  return text.split(",").flatMap((link) => {
    const [, name, url] = LINK.exec(link) ?? [];
    return name && url ? [{ name, url }] : [];
  });
}
