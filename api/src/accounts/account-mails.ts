import { EMAIL_LINK_HOURS } from "@creel/domain/accounts/own-account";

import type { UserRow } from "../database/schema.ts";
import { languageOf } from "../language/languages.ts";
import type { LinkTo } from "../mail/link-to.ts";
import { HELLO, type Mail } from "../mail/mail.ts";

// No mail here contains the user's name: anybody could put a text into it and have it mailed to a stranger.

/** Goes to the new address. The token is in the fragment of the link, which servers and referrers do not see. */
export function confirmEmail({ email, token, language }: NewEmail, linkTo: LinkTo): Mail {
  const i18n = languageOf(language);
  return {
    language,
    to: email,
    subject: i18n.t({ id: "mail.confirm.subject", message: "Confirm your new email for Creel" }),
    content: {
      paragraphs: [
        i18n._(HELLO),
        i18n.t({
          id: "mail.confirm.asked",
          message:
            "Someone, most likely you, asked to use {email} to sign in to Creel. Once you confirm it, it replaces the account’s current email.",
          values: { email },
        }),
      ],
      action: {
        label: i18n.t({ id: "mail.confirm.action", message: "Confirm this email" }),
        url: linkTo(`/confirm-email#token=${token}`),
      },
      closing: i18n.t({
        id: "mail.confirm.closing",
        message:
          "The link works once, within {hours} hours. If you didn’t ask for this, ignore this email: nothing will change.",
        values: { hours: EMAIL_LINK_HOURS },
      }),
    },
  };
}

interface NewEmail {
  email: string;
  token: string;
  /** The language of the user who requested the change. */
  language: string | null;
}

/** Goes to a new address that already has an account, because only its owner may learn that. */
export function emailHasAccount(email: string, { language }: UserRow, linkTo: LinkTo): Mail {
  const i18n = languageOf(language);
  return {
    language,
    to: email,
    subject: i18n.t({ id: "mail.has-account.subject", message: "You already have a Creel account" }),
    content: {
      paragraphs: [
        i18n._(HELLO),
        i18n.t({
          id: "mail.has-account.asked",
          message:
            "Someone asked to use this email for another Creel account. It already has its own account, so nothing changed.",
        }),
        i18n.t({
          id: "mail.has-account.you",
          message: "If it was you, sign in with this email to find that account.",
        }),
      ],
      action: { label: i18n.t({ id: "mail.has-account.action", message: "Sign in" }), url: linkTo("/login") },
      closing: i18n.t({
        id: "mail.has-account.closing",
        message: "If it wasn’t you, ignore this email.",
      }),
    },
  };
}

/** Goes to the current address before anything has changed. */
export function emailChangeAsked(user: UserRow, email: string, linkTo: LinkTo): Mail {
  const i18n = languageOf(user.language);
  return {
    language: user.language,
    to: user.email,
    subject: i18n.t({ id: "mail.change-asked.subject", message: "A new email for your Creel account" }),
    content: {
      paragraphs: [
        i18n._(HELLO),
        i18n.t({
          id: "mail.change-asked.asked",
          message:
            "Someone used your password to ask for a new email for your Creel account: {email}. Nothing changes until the link we sent there is opened.",
          values: { email },
        }),
        i18n.t({
          id: "mail.change-asked.you",
          message:
            "If it was you, you’re all set. If it wasn’t, change your password: that cancels the request and signs out every other device.",
        }),
      ],
      action: {
        label: i18n.t({ id: "mail.change-asked.action", message: "Go to my profile" }),
        url: linkTo("/profile"),
      },
    },
  };
}

/** Goes to the previous address once it no longer signs in. */
export function emailChanged(previous: UserRow, email: string): Mail {
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
          id: "mail.email-changed.changed",
          message: "Your Creel account has a new email: {email}. You can no longer sign in with this one.",
          values: { email },
        }),
        i18n.t({
          id: "mail.email-changed.not-you",
          message: "If it wasn’t you, contact the people who run this site.",
        }),
      ],
    },
  };
}
