import { EMAIL_LINK_HOURS } from "@creel/domain/accounts/email-change";

import type { UserRow } from "../../database/schema.ts";
import type { LinkTo } from "../../mail/link-to.ts";
import type { Mail } from "../../mail/mail.ts";

// No mail here contains the user's name: anybody could put a text into it and have it mailed to a stranger.
const HELLO = "Hello,";

/** Sent to the new address. The token is in the fragment of the link, which no server and no referrer sees. */
export function confirmEmail({ email, token }: NewEmail, linkTo: LinkTo): Mail {
  return {
    to: email,
    subject: "Confirm your new email for Creel",
    content: {
      paragraphs: [
        HELLO,
        `Somebody, most likely you, asked to sign in to Creel with ${email} from now on. Once you confirm it, it replaces the email the account has now.`,
      ],
      action: { label: "Confirm this email", url: linkTo(`/confirm-email#token=${token}`) },
      closing: `The link works once, within ${EMAIL_LINK_HOURS} hours. If you did not ask for this, do nothing: without the link, nothing changes.`,
    },
  };
}

interface NewEmail {
  email: string;
  token: string;
}

/** Sent to the new address when it has an account already, which only its owner may learn. */
export function emailHasAccount(email: string, linkTo: LinkTo): Mail {
  return {
    to: email,
    subject: "You have a Creel account already",
    content: {
      paragraphs: [
        HELLO,
        "Somebody with another Creel account asked to use this email for it. This email already has an account of its own, so nothing was changed.",
        "If it was you, sign in with this email to find that account.",
      ],
      action: { label: "Sign in", url: linkTo("/login") },
      closing: "If it was not you, there is nothing to do.",
    },
  };
}

/** Sent to the present address before anything has changed. */
export function emailChangeAsked(user: UserRow, email: string, linkTo: LinkTo): Mail {
  return {
    to: user.email,
    subject: "A new email for your Creel account",
    content: {
      paragraphs: [
        HELLO,
        `Your password was used to ask for another email for your Creel account: ${email}. This one stays until the link we sent there is opened.`,
        "If that was you, there is nothing to do here. If it was not, change your password: that cancels the request and ends every other sign-in.",
      ],
      action: { label: "Go to my profile", url: linkTo("/profile") },
    },
  };
}

/** Sent to the previous address once it no longer signs in. */
export function emailChanged(previous: UserRow, email: string): Mail {
  return {
    to: previous.email,
    subject: "The email of your Creel account was changed",
    content: {
      paragraphs: [
        HELLO,
        `Your Creel account has a new email now: ${email}. This one can no longer be used to sign in.`,
        "If that was not you, write to the people who run this site.",
      ],
    },
  };
}
