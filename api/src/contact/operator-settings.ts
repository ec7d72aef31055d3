import type { Operator } from "@creel/domain/contact/contact";
import * as z from "zod/mini";

const LINK = /^\s*([^=,]+?)\s*=\s*(https?:\/\/\S+?)\s*$/;

/** The settings about who runs this Creel by their names in the environment. */
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
};
const environmentSchema = z.object(operatorEnvironment);

export interface OperatorSettings extends Operator {
  /** Whom messages of the contact page are mailed to; `null` only keeps them. */
  contactTo: string | null;
}

export function toOperator(values: z.infer<typeof environmentSchema>): OperatorSettings {
  return {
    contactTo: values.CONTACT_TO ?? null,
    name: values.OPERATOR_NAME ?? null,
    location: values.OPERATOR_LOCATION ?? null,
    supportEmail: values.SUPPORT_EMAIL ?? null,
    links: toLinks(values.SOCIAL_LINKS ?? ""),
  };
}

function toLinks(text: string): Operator["links"] {
  return text.split(",").flatMap((link) => {
    const [, name, url] = LINK.exec(link) ?? [];
    return name && url ? [{ name, url }] : [];
  });
}
