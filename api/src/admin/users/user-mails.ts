import { RESET_LINK_MINUTES } from "@creel/domain/accounts/reset-password";

import type { UserRow } from "../../database/schema.ts";
import type { Mail } from "../../mail/mail.ts";

const HELLO = "Hello,";
const ASK_THEM = "If you do not know why, write to the people who run this site.";

interface Welcome {
  url: string;
  requestUrl: string;
}

export function welcomeMail({ email }: UserRow, { url, requestUrl }: Welcome): Mail {
  return {
    to: email,
    subject: "Your Creel account",
    content: {
      paragraphs: [
        HELLO,
        `The people who run this site have made an account for ${email}. Choose a password, and you can sign in.`,
        `The link works once, for ${RESET_LINK_MINUTES} minutes. After that you can ask for another one here: ${requestUrl}`,
      ],
      action: { label: "Choose a password", url },
      closing: "If you do not want an account, do nothing: nobody can sign in without a password.",
    },
  };
}

export function passwordRenewalMail({ email }: UserRow, url: string): Mail {
  return {
    to: email,
    subject: "Choose a new password for Creel",
    content: {
      paragraphs: [
        HELLO,
        `The people who run this site have ended all sign-ins of the account of ${email}, and ask you to choose a new password.`,
        `The link works once, for ${RESET_LINK_MINUTES} minutes.`,
      ],
      action: { label: "Choose a new password", url },
      closing: ASK_THEM,
    },
  };
}

interface Change {
  now: Date;
  requestUrl: string;
}

/** The notice that somebody else has set the password. */
export function passwordSetMail({ email, timeZone }: UserRow, { now, requestUrl }: Change): Mail {
  const when = now.toLocaleString("en", { timeZone, dateStyle: "long", timeStyle: "short" });
  return {
    to: email,
    subject: "An admin changed your password",
    content: {
      paragraphs: [
        HELLO,
        `The people who run this site set a new password for the account of ${email} on ${when} (${timeZone}), and ended all its sign-ins.`,
        "They know this password. Choose one that only you know.",
      ],
      action: { label: "Choose a password of your own", url: requestUrl },
      closing: ASK_THEM,
    },
  };
}

/** Sent to the previous address, which no longer signs in. */
export function emailChangedMail(previous: UserRow, email: string): Mail {
  return {
    to: previous.email,
    subject: "The email of your Creel account was changed",
    content: {
      paragraphs: [
        HELLO,
        `The people who run this site gave your account a new email: ${email}. This one can no longer be used to sign in.`,
      ],
      closing: ASK_THEM,
    },
  };
}
