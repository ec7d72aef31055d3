import { RESET_LINK_MINUTES } from "@creel/domain/accounts/reset-password";

import type { UserRow } from "../../database/schema.ts";
import type { Mail } from "../../mail/mail.ts";

// None of these says the user's name: anybody can sign up with somebody else's email and write whatever they
// like to them in it.

export function resetLinkMail({ email }: UserRow, url: string): Mail {
  return {
    to: email,
    subject: "Choose a new password for Creel",
    content: {
      paragraphs: [
        "Hello,",
        `Somebody, most likely you, asked for a new password for the Creel account of ${email}.`,
        `The link works once, for ${RESET_LINK_MINUTES} minutes.`,
      ],
      action: { label: "Choose a new password", url },
      closing: "If it was not you, do nothing: your password stays as it is.",
    },
  };
}

interface Change {
  now: Date;
  requestUrl: string;
}

export function passwordChangedMail({ email, timeZone }: UserRow, { now, requestUrl }: Change): Mail {
  const when = now.toLocaleString("en", { timeZone, dateStyle: "long", timeStyle: "short" });
  return {
    to: email,
    subject: "Your password was changed",
    content: {
      paragraphs: [
        "Hello,",
        `The password of the Creel account of ${email} was changed on ${when} (${timeZone}).`,
        "If it was you, all is well. If it was not, choose another one right now, and change the password of your mailbox too.",
      ],
      action: { label: "It was not me", url: requestUrl },
    },
  };
}
