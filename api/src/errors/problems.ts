import type { ErrorCode } from "@creel/domain/errors/error-body";

import { type Problem, WAYS_IN_PROBLEMS } from "./ways-in-problems.ts";

/** Each error code of the contract needs an entry; otherwise this does not compile. */
export const PROBLEMS: Record<ErrorCode, Problem> = {
  ...WAYS_IN_PROBLEMS,
  malformed_request: {
    status: 400,
    text: /*i18n*/ { id: "problem.malformed_request", message: "The request could not be read." },
  },
  invalid_input: {
    status: 400,
    text: /*i18n*/ { id: "problem.invalid_input", message: "Some fields need attention." },
  },
  reset_link_invalid: {
    status: 400,
    text: /*i18n*/ {
      id: "problem.reset_link_invalid",
      message: "This link no longer works. It was already used, or its 30 minutes are up.",
    },
  },
  not_signed_in: {
    status: 401,
    text: /*i18n*/ { id: "problem.not_signed_in", message: "You need to sign in." },
  },
  session_ended: {
    status: 401,
    text: /*i18n*/ { id: "problem.session_ended", message: "Your sign-in has ended. Please sign in again." },
  },
  bad_credentials: {
    status: 401,
    text: /*i18n*/ { id: "problem.bad_credentials", message: "Invalid email or password" },
  },
  account_suspended: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.account_suspended",
      message: "Your account is suspended. Please contact support.",
    },
  },
  not_revealed: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.not_revealed",
      message: "This is hidden from you. Reveal the catch before you change it.",
    },
  },
  wrong_password: {
    status: 403,
    text: /*i18n*/ { id: "problem.wrong_password", message: "That’s not your password." },
  },
  link_over: {
    status: 400,
    text: /*i18n*/ {
      id: "problem.link_over",
      message: "This link no longer works. Please ask for a new one.",
    },
  },
  last_admin: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.last_admin",
      message: "You’re the last active admin. Make someone else an admin first.",
    },
  },
  own_account: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.own_account",
      message: "You can’t do this to your own account. Ask another admin.",
    },
  },
  not_allowed: {
    status: 403,
    text: /*i18n*/ { id: "problem.not_allowed", message: "Access denied. Admin privileges required." },
  },
  not_in_demo: {
    status: 403,
    text: /*i18n*/ {
      id: "problem.not_in_demo",
      message: "A demo doesn’t do this. In a Creel of your own it works.",
    },
  },
  demos_full: {
    status: 429,
    text: /*i18n*/ {
      id: "problem.demos_full",
      message: "Every place in this demo is taken. Please try again in a few minutes.",
    },
  },
  not_found: { status: 404, text: /*i18n*/ { id: "problem.not_found", message: "There is nothing here." } },
  email_taken: {
    status: 409,
    text: /*i18n*/ { id: "problem.email_taken", message: "An account with this email already exists" },
  },
  username_taken: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.username_taken",
      message: "This username is already taken. Please choose another.",
    },
  },
  import_incomplete: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.import_incomplete",
      message: "Part of this file didn’t arrive. Please choose it again.",
    },
  },
  import_begun: {
    status: 409,
    text: /*i18n*/ { id: "problem.import_begun", message: "This import has already started." },
  },
  id_taken: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.id_taken",
      message: "This id can’t be used. Please try another one.",
    },
  },
  log_not_empty: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.log_not_empty",
      message: "Your log has catches of your own. You can only try the sample log in an empty log.",
    },
  },
  question_open: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.question_open",
      message: "You already have an open question. Close it before you ask another.",
    },
  },
  return_turned_in: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.return_turned_in",
      message: "You turned in this return. Open it again before you change it.",
    },
  },
  trial_open: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.trial_open",
      message: "You already have an open lure trial. Stop it before you start another.",
    },
  },
  stale_version: {
    status: 412,
    text: /*i18n*/ {
      id: "problem.stale_version",
      message: "This was changed somewhere else. Please reload it.",
    },
  },
  trip_overlaps: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.trip_overlaps",
      message: "You already have a trip at that time.",
    },
  },
  trip_running: {
    status: 409,
    text: /*i18n*/ {
      id: "problem.trip_running",
      message: "You already have a trip running. End it before you start another.",
    },
  },
  too_large: {
    status: 413,
    text: /*i18n*/ { id: "problem.too_large", message: "The request is too large." },
  },
  headers_too_large: {
    status: 431,
    text: /*i18n*/ { id: "problem.headers_too_large", message: "The request headers are too large." },
  },
  too_slow: {
    status: 408,
    text: /*i18n*/ {
      id: "problem.too_slow",
      message: "The request took too long to arrive. Please try again.",
    },
  },
  unsupported_type: {
    status: 415,
    text: /*i18n*/ { id: "problem.unsupported_type", message: "This type of content isn’t accepted." },
  },
  too_many_requests: {
    status: 429,
    text: /*i18n*/ {
      id: "problem.too_many_requests",
      message: "Too many attempts. Please wait a moment and try again.",
    },
  },
  unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: "problem.unavailable",
      message: "Part of Creel isn’t available right now. Please try again in a moment.",
    },
  },
  busy: {
    status: 503,
    text: /*i18n*/ {
      id: "problem.busy",
      message: "Creel is busy right now. Please try again in a moment.",
    },
  },
  storage_full: {
    status: 507,
    text: /*i18n*/ {
      id: "problem.storage_full",
      message:
        "This Creel is out of space and can’t save anything. Please tell the people who run it, and try again later.",
    },
  },
  weather_unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: "problem.weather_unavailable",
      message: "Weather isn’t available right now. Please try again in a few minutes.",
    },
  },
  weather_off: {
    status: 404,
    text: /*i18n*/ { id: "problem.weather_off", message: "Weather is turned off on this Creel." },
  },
  unexpected: {
    status: 500,
    text: /*i18n*/ {
      id: "problem.unexpected",
      message: "Something went wrong on our side. Please try again later.",
    },
  },
};
