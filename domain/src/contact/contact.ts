import * as z from "zod/mini";

import { EMAIL_LIMIT, emailSchema, NAME_LIMIT } from "../accounts/register.ts";
import { fieldError } from "../errors/field-error.ts";
import { proseSchema, textSchema } from "../text/text.ts";

export const CONTACT_SUBJECTS = [
  "general",
  "support",
  "feature",
  "bug",
  "feedback",
  "partnership",
  "other",
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export const CONTACT_PRIORITIES = ["low", "medium", "high", "urgent"] as const;
export type ContactPriority = (typeof CONTACT_PRIORITIES)[number];

const MESSAGE_LIMIT = 5000;

/** Name and email go into mail headers, so both must be single-line. */
export const contactMessageSchema = z.object({
  name: textSchema("name", NAME_LIMIT).check(
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, fieldError({ code: "name_lines" })),
  ),
  email: emailSchema,
  subject: z.enum(CONTACT_SUBJECTS, fieldError({ code: "required", field: "subject" })),
  message: proseSchema("message", MESSAGE_LIMIT),
  priority: z._default(
    z.enum(
      CONTACT_PRIORITIES,
      fieldError({ code: "one_of", field: "priority", choices: CONTACT_PRIORITIES }),
    ),
    "medium",
  ),
  /** A honeypot: people do not see this field, so only bots fill it in. */
  website: z.optional(z.string().check(z.maxLength(EMAIL_LIMIT))),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type ContactMessageInput = z.input<typeof contactMessageSchema>;

export const contactAnswerSchema = z.object({ message: z.string() });
