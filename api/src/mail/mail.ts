import * as z from "zod/mini";

const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** Line breaks could add headers, so they become spaces. */
const headerTextSchema = z.pipe(
  z.string(),
  z.transform((text) => text.replaceAll(CONTROL_CHARACTERS, " ").trim()),
);

/** Exactly one address, not a list. */
const addressSchema = z.email("must be one email address");

const contentSchema = z.object({
  /** Plain text; line breaks are kept. */
  paragraphs: z.array(z.string()),
  action: z.optional(
    z.object({
      label: z.string(),
      url: z.string().check(z.regex(/^https?:\/\/\S+$/, "must be an address with http or https")),
    }),
  ),
  /** Small print at the end: why the mail was sent, and what to do if nobody requested it. */
  closing: z.optional(z.string()),
});

export const mailSchema = z.object({
  /** English if absent. */
  language: z.optional(z.nullable(z.string())),
  to: addressSchema,
  replyTo: z.optional(z.object({ name: headerTextSchema, address: addressSchema })),
  subject: headerTextSchema,
  content: contentSchema,
});
export type Mail = z.infer<typeof mailSchema>;
export type MailContent = Mail["content"];

/** The id is the same in every try, so that duplicates can be recognized. */
export const queuedMailSchema = z.extend(mailSchema, { id: z.uuid() });
export type QueuedMail = z.infer<typeof queuedMailSchema>;

/** How a mail begins. */
export const HELLO = /*i18n*/ { id: "mail.hello", message: "Hello," };
