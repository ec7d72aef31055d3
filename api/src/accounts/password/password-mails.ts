import { RESET_LINK_MINUTES } from "@creel/domain/accounts/reset-password";

import type { UserRow } from "../../database/schema.ts";
import { languageOf } from "../../language/languages.ts";
import { HELLO, type Mail } from "../../mail/mail.ts";

/** Also used for a link that an admin has sent. */
export const RESET_TEXTS = {
  subject: /*i18n*/ { id: "mail.reset.subject", message: "Choose a new password for Creel" },
  link: /*i18n*/ { id: "mail.reset.link", message: "The link works once, for {minutes} minutes." },
  action: /*i18n*/ { id: "mail.reset.action", message: "Choose a new password" },
};

// No mail here contains the user's name, because anybody can sign up with somebody else's email and put any text into
// the name.

export function resetLinkMail({ email, language }: UserRow, url: string): Mail {
  const i18n = languageOf(language);
  return {
    language,
    to: email,
    subject: i18n._(RESET_TEXTS.subject),
    content: {
      paragraphs: [
        i18n._(HELLO),
        i18n.t({
          id: "mail.reset.asked",
          message: "Someone, most likely you, asked for a new password for the Creel account {email}.",
          values: { email },
        }),
        i18n.t({ ...RESET_TEXTS.link, values: { minutes: RESET_LINK_MINUTES } }),
      ],
      action: { label: i18n._(RESET_TEXTS.action), url },
      closing: i18n.t({
        id: "mail.reset.closing",
        message: "If it wasn’t you, ignore this email: your password stays the same.",
      }),
    },
  };
}

interface Change {
  now: Date;
  requestUrl: string;
}

export function passwordChangedMail(
  { email, timeZone, language }: UserRow,
  { now, requestUrl }: Change,
): Mail {
  const i18n = languageOf(language);
  const when = now.toLocaleString(i18n.locale, { timeZone, dateStyle: "long", timeStyle: "short" });
  return {
    language,
    to: email,
    subject: i18n.t({ id: "mail.password-changed.subject", message: "Your password was changed" }),
    content: {
      paragraphs: [
        i18n._(HELLO),
        i18n.t({
          id: "mail.password-changed.changed",
          message: "The password for the Creel account {email} was changed on {when} ({timeZone}).",
          values: { email, when, timeZone },
        }),
        i18n.t({
          id: "mail.password-changed.you",
          message:
            "If it was you, you’re all set. If it wasn’t, choose a new password right away, and change your email account’s password too.",
        }),
      ],
      action: {
        label: i18n.t({ id: "mail.password-changed.action", message: "It wasn’t me" }),
        url: requestUrl,
      },
    },
  };
}
