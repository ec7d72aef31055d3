import type { FieldError } from "@creel/domain/errors/field-error";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import type { I18n } from "@lingui/core";

/** Reasons that only the server can give, in addition to those of the schemas. */
const SENTENCES = {
  before_year: /*i18n*/ { id: "refused.before_year", message: "Date must not be before {year}" },
  changed_meanwhile: /*i18n*/ {
    id: "refused.changed_meanwhile",
    message: "It was changed in your log in the meantime, so it stays as it is.",
  },
  cursor: /*i18n*/ { id: "refused.cursor", message: "Cursor must be the nextCursor of an earlier page" },
  email_taken: /*i18n*/ { id: "refused.email_taken", message: "An account with this email already exists" },
  file_field: /*i18n*/ { id: "refused.file_field", message: "Files must be sent as photo." },
  field_too_large: /*i18n*/ { id: "refused.field_too_large", message: "{name} is too large." },
  if_match: /*i18n*/ { id: "refused.if_match", message: 'If-Match must be a version in quotes, like "3"' },
  in_future: /*i18n*/ { id: "refused.in_future", message: "Date must not be more than a day in the future" },
  no_gauge: /*i18n*/ { id: "refused.no_gauge", message: "Choose a gauge for this water first." },
  no_password: /*i18n*/ {
    id: "refused.no_password",
    message: "This account has no password. Choose one with “Forgot password?” on the sign-in page.",
  },
  not_in_log: /*i18n*/ {
    id: "refused.not_in_log",
    message: "It points to something that isn’t in your log.",
  },
  own_email: /*i18n*/ { id: "refused.own_email", message: "This is already your email." },
  photo_damaged: /*i18n*/ {
    id: "refused.photo_damaged",
    message: "This photo is damaged and cannot be read. Please choose it again.",
  },
  photo_format: /*i18n*/ {
    id: "refused.photo_format",
    message: "Photos must be JPEG, PNG, WebP, GIF or AVIF images.",
  },
  place_filter: /*i18n*/ {
    id: "refused.place_filter",
    message: "Other anglers’ catches can’t be searched by place",
  },
  photo_id_count: /*i18n*/ {
    id: "refused.photo_id_count",
    message: "photoIds must be one id for each photo",
  },
  photo_pixels: /*i18n*/ {
    id: "refused.photo_pixels",
    message: "Photos must have at most {megapixels} megapixels.",
  },
  photo_side: /*i18n*/ {
    id: "refused.photo_side",
    message: "Photos must be at most {pixels, number} pixels wide and high.",
  },
  private_address: /*i18n*/ {
    id: "refused.private_address",
    message:
      "This address is in a private network. Only the people who run this Creel can allow that, with NOTIFY_PRIVATE_TARGETS.",
  },
  question_open: /*i18n*/ {
    id: "refused.question_open",
    message: "Another question is open in your log. Close it, then import this file again.",
  },
  tiles_replaced: /*i18n*/ {
    id: "refused.tiles_replaced",
    message: "The tiles have changed. Request the TileJSON again.",
  },
  trial_open: /*i18n*/ {
    id: "refused.trial_open",
    message: "Another lure trial is open in your log. Stop it, then import this file again.",
  },
  token_end: /*i18n*/ {
    id: "refused.token_end",
    message: "A token must end after now, and within two years",
  },
  too_deep: /*i18n*/ {
    id: "refused.too_deep",
    message: "{name} must not be nested more than {levels} levels deep.",
  },
  trip_overlaps: /*i18n*/ { id: "problem.trip_overlaps", message: "You already have a trip at that time." },
  username_taken: /*i18n*/ {
    id: "refused.username_taken",
    message: "This username is already taken. Please choose another.",
  },
  weather_before: /*i18n*/ { id: "refused.weather_before", message: "date must be 1940-01-01 or later" },
  weather_in_future: /*i18n*/ {
    id: "refused.weather_in_future",
    message: "date must not be in the future",
  },
  wrong_password: /*i18n*/ { id: "refused.wrong_password", message: "That’s not your password." },
} as const;

type OwnCode = keyof typeof SENTENCES;
type OwnError =
  | { code: Exclude<OwnCode, "before_year" | "field_too_large" | "photo_pixels" | "photo_side" | "too_deep"> }
  | { code: "before_year"; year: number }
  | { code: "field_too_large"; name: string }
  | { code: "photo_pixels"; megapixels: number }
  | { code: "photo_side"; pixels: number }
  | { code: "too_deep"; name: string; levels: number };

/** Why a field of a request is refused. */
export type Refusal = FieldError | OwnError;

export function describeRefusal(refusal: Refusal, language: I18n): string {
  return isOwn(refusal)
    ? language._({ ...SENTENCES[refusal.code], values: refusal })
    : describeFieldError(refusal, language);
}

function isOwn(refusal: Refusal): refusal is OwnError {
  return Object.hasOwn(SENTENCES, refusal.code);
}
