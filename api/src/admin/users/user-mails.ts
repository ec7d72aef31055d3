import { RESET_LINK_MINUTES } from "@creel/domain/accounts/reset-password";

import { RESET_TEXTS } from "../../accounts/password/password-mails.ts";
import type { UserRow } from "../../database/schema.ts";
import { languageOf } from "../../language/languages.ts";
import { HELLO, type Mail } from "../../mail/mail.ts";

const ASK_THEM = /*i18n*/ {
  id: "mail.by-admin.ask-them",
  message: "If you don’t know why, contact the people who run this site.",
};

const REASON = /*i18n*/ {
  id: "mail.by-admin.reason",
  message: "The reason they gave: “{reason}”",
};

const SECOND_STEP_OFF = /*i18n*/ {
  id: "mail.by-admin.second-step-off",
  message:
    "They also turned off codes by app and removed the passkeys of this account. You can set them up again in your profile.",
};

interface Welcome {
  url: string;
  requestUrl: string;
}

export function welcomeMail({ email, language }: UserRow, { url, requestUrl }: Welcome): Mail {
  const i18n = languageOf(language);
  return {
    language,
    to: email,
    subject: i18n.t({ id: "mail.welcome.subject", message: "Your Creel account" }),
    content: {
      paragraphs: [
        i18n._(HELLO),
        i18n.t({
          id: "mail.welcome.made",
          message:
            "The people who run this site created an account for {email}. Choose a password to sign in.",
          values: { email },
        }),
        i18n.t({
          id: "mail.welcome.link",
          message:
            "The link works once, for {minutes} minutes. After that, ask for a new one here: {requestUrl}",
          values: { minutes: RESET_LINK_MINUTES, requestUrl },
        }),
      ],
      action: { label: i18n.t({ id: "mail.welcome.action", message: "Choose a password" }), url },
      closing: i18n.t({
        id: "mail.welcome.closing",
        message: "If you don’t want an account, ignore this email: no one can sign in without a password.",
      }),
    },
  };
}

export function passwordRenewalMail(
  { email, language }: UserRow,
  { url, isSecondStepOff }: { url: string; isSecondStepOff: boolean },
): Mail {
  const i18n = languageOf(language);
  return {
    language,
    to: email,
    subject: i18n._(RESET_TEXTS.subject),
    content: {
      paragraphs: [
        i18n._(HELLO),
        i18n.t({
          id: "mail.renewal.ended",
          message:
            "The people who run this site signed the account {email} out on every device. Choose a new password to sign in again.",
          values: { email },
        }),
        ...(isSecondStepOff ? [i18n._(SECOND_STEP_OFF)] : []),
        i18n.t({ ...RESET_TEXTS.link, values: { minutes: RESET_LINK_MINUTES } }),
      ],
      action: { label: i18n._(RESET_TEXTS.action), url },
      closing: i18n._(ASK_THEM),
    },
  };
}

interface Change {
  now: Date;
  reason: string;
  isSecondStepOff: boolean;
  requestUrl: string;
}

/** Notifies a user that an admin has set their password. */
export function passwordSetMail(
  { email, timeZone, language }: UserRow,
  { now, reason, isSecondStepOff, requestUrl }: Change,
): Mail {
  const i18n = languageOf(language);
  const when = now.toLocaleString(i18n.locale, { timeZone, dateStyle: "long", timeStyle: "short" });
  return {
    language,
    to: email,
    subject: i18n.t({ id: "mail.password-set.subject", message: "An admin changed your password" }),
    content: {
      paragraphs: [
        i18n._(HELLO),
        i18n.t({
          id: "mail.password-set.set",
          message:
            "The people who run this site set a new password for the account {email} on {when} ({timeZone}) and signed it out on every device.",
          values: { email, when, timeZone },
        }),
        i18n.t({
          id: "mail.password-set.known",
          message:
            "They know this password and can see everything in your account with it. Choose one that only you know.",
        }),
        ...(isSecondStepOff ? [i18n._(SECOND_STEP_OFF)] : []),
        i18n.t({ ...REASON, values: { reason } }),
      ],
      action: {
        label: i18n.t({ id: "mail.password-set.action", message: "Choose your own password" }),
        url: requestUrl,
      },
      closing: i18n._(ASK_THEM),
    },
  };
}

/** Sent to the previous address, which no longer signs in. */
export function emailChangedMail(
  previous: UserRow,
  { email, reason }: { email: string; reason: string },
): Mail {
  const i18n = languageOf(previous.language);
  return {
    language: previous.language,
    to: previous.email,
    subject: i18n.t({
      id: "mail.email-changed.subject",
      message: "Your Creel account has a new email",
    }),
    content: {
      paragraphs: [
        i18n._(HELLO),
        i18n.t({
          id: "mail.by-admin.email-changed",
          message:
            "The people who run this site gave your account a new email: {email}. You can no longer sign in with this one.",
          values: { email },
        }),
        i18n.t({
          id: "mail.by-admin.email-opens",
          message: "Anyone who reads mail there can sign in to your account and see everything in it.",
        }),
        i18n.t({ ...REASON, values: { reason } }),
      ],
      closing: i18n._(ASK_THEM),
    },
  };
}
