export interface Problem {
  status: number;
  text: { id: string; message: string };
}

/** The errors of passkeys, codes, sign-in providers and tokens. */
export const WAYS_IN_PROBLEMS = {
  token_ended: {
    status: 401,
    text: /*i18n*/ {
      id: "problem.token_ended",
      message: "This token has ended or was revoked. Make a new one in Creel.",
    },
  },
  account_exists: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.account_exists",
      message: "There’s already an account with this email. Show that it’s yours, once.",
    },
  },
  email_unverified: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.email_unverified",
      message: "Your sign-in provider hasn’t confirmed your email, so Creel can’t make an account for you.",
    },
  },
  identity_taken: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.identity_taken",
      message: "This sign-in is already linked to another account.",
    },
  },
  last_way_in: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.last_way_in",
      message: "This is your last way in. Add a passkey or choose a password first.",
    },
  },
  not_registered: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.not_registered",
      message: "There’s no account for you on this Creel. Ask the people who run it.",
    },
  },
  passwords_off: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.passwords_off",
      message: "Passwords are off on this Creel. Use another way to sign in.",
    },
  },
  provider_off: {
    status: 404,
    text: /*i18n*/ { id: "problem.provider_off", message: "This Creel has no sign-in provider." },
  },
  provider_refused: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.provider_refused",
      message: "The sign-in provider didn’t confirm who you are. Please start again.",
    },
  },
  provider_unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: "problem.provider_unavailable",
      message:
        "The sign-in provider isn’t answering. Use another way to sign in, or try again in a few minutes.",
    },
  },
  proxy_refused: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.proxy_refused",
      message: "This request names a user, but doesn’t come from a proxy that may. It was refused and noted.",
    },
  },
  sign_in_over: {
    status: 400,
    text: /*i18n*/ {
      id: "problem.sign_in_over",
      message: "This sign-in took too long or was already used. Please start again.",
    },
  },
  code_needed: {
    status: 401,
    text: /*i18n*/ { id: "problem.code_needed", message: "Enter the six-digit code from your app." },
  },
  wrong_code: {
    status: 401,
    text: /*i18n*/ {
      id: "problem.wrong_code",
      message: "This code doesn’t work. Enter the one your app shows now; each works once.",
    },
  },
  passkey_unknown: {
    status: 401,
    text: /*i18n*/ {
      id: "problem.passkey_unknown",
      message: "This passkey opens no account here. Please sign in another way.",
    },
  },
  wrong_passkey: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.wrong_passkey",
      message: "Your passkey could not be confirmed. Please try again.",
    },
  },
  passkey_needed: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.passkey_needed",
      message: "This Creel asks admins for more than a password. Please sign in with your passkey.",
    },
  },
  sign_in_again: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.sign_in_again",
      message: "Sign in again with your provider, and try this within 5 minutes.",
    },
  },
  second_step_required: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.second_step_required",
      message: "This Creel requires a second step for admins. Add a passkey or codes by app first.",
    },
  },
  scope_missing: {
    status: 403,
    text: /*i18n*/ { id: "problem.scope_missing", message: "This token may not do that." },
  },
  no_place: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.no_place",
      message: "Creel doesn’t know where you are. Start a trip, or set your home water.",
    },
  },
} satisfies Record<string, Problem>;
