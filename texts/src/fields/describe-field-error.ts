import type { FieldError } from "@creel/domain/errors/field-error";
import type { I18n, MessageDescriptor } from "@lingui/core";

import { fieldName } from "./field-names.ts";

const SENTENCES = {
  admin_filter: /*i18n*/ { id: "refused.admin_filter", message: "Admin must be a UUID or server" },
  bbox: /*i18n*/ { id: "refused.bbox", message: "bbox must be west,south,east,north" },
  between: /*i18n*/ {
    id: "refused.between",
    message: "{field} must be between {min, number} and {max, number}",
  },
  caught_at: /*i18n*/ {
    id: "refused.caught_at",
    message: "Date must be an ISO date and time, like 2026-11-20T12:42:00Z, or a day, like 2026-11-20",
  },
  clock_time: /*i18n*/ { id: "refused.clock_time", message: "{field} must be a time, like 22:00" },
  custom_filter: /*i18n*/ {
    id: "refused.custom_filter",
    message: "custom must be the id of a custom field, then :value, :least..greatest or ~letters",
  },
  day: /*i18n*/ { id: "refused.day", message: "Must be an ISO date, like 2026-11-20" },
  day_or_instant: /*i18n*/ {
    id: "refused.day_or_instant",
    message: "Must be an ISO date, like 2026-11-20, or a date and time, like 2026-11-20T12:42:00Z",
  },
  day_order: /*i18n*/ { id: "refused.day_order", message: "The last day must not be before the first" },
  demo_photo: /*i18n*/ {
    id: "refused.demo_photo",
    message: "This photo is over 1 MB. A demo takes photos up to 1 MB.",
  },
  demo_photo_named: /*i18n*/ {
    id: "refused.demo_photo_named",
    message: "{name} is over 1 MB. A demo takes photos up to 1 MB.",
  },
  each_id: /*i18n*/ { id: "refused.each_id", message: "Every id must be a UUID" },
  email_format: /*i18n*/ {
    id: "refused.email_format",
    message: "Email must be an address, like name@example.com",
  },
  history_date: /*i18n*/ {
    id: "refused.history_date",
    message: "date must be a date and time, like 2026-11-20T12:42:00Z, or a day, like 2026-11-20",
  },
  home_incomplete: /*i18n*/ {
    id: "refused.home_incomplete",
    message: "Home water must have a latitude and a longitude",
  },
  hours_override: /*i18n*/ {
    id: "refused.hours_override",
    message: "Hours must be more than 0 and at most the time between start and end",
  },
  id_count: /*i18n*/ {
    id: "refused.id_count",
    message: "{field} must have between {min, number} and {max, number} ids",
  },
  instant: /*i18n*/ {
    id: "refused.instant",
    message: "{field} must be a date and time, like 2026-11-20T12:42:00Z",
  },
  invalid: /*i18n*/ { id: "refused.invalid", message: "Invalid input" },
  lat: /*i18n*/ { id: "refused.lat", message: "lat must be a latitude in degrees, −90 to 90" },
  latitude_range: /*i18n*/ { id: "refused.latitude_range", message: "Latitude must be between −90 and 90" },
  length_order: /*i18n*/ {
    id: "refused.length_order",
    message: "Maximum length must not be less than the minimum",
  },
  lon: /*i18n*/ { id: "refused.lon", message: "lon must be a longitude in degrees, −180 to 180" },
  longitude_range: /*i18n*/ {
    id: "refused.longitude_range",
    message: "Longitude must be between −180 and 180",
  },
  month_day: /*i18n*/ { id: "refused.month_day", message: "Must be a month and a day, like 05-12" },
  name_lines: /*i18n*/ { id: "refused.name_lines", message: "Name must be one line" },
  near: /*i18n*/ { id: "refused.near", message: "near must be lat,lng" },
  not_boolean: /*i18n*/ { id: "refused.not_boolean", message: "{field} must be true or false" },
  not_number: /*i18n*/ { id: "refused.not_number", message: "{field} must be a number" },
  not_text: /*i18n*/ { id: "refused.not_text", message: "{field} must be text" },
  not_uuid: /*i18n*/ { id: "refused.not_uuid", message: "{field} must be a UUID" },
  ntfy_topic: /*i18n*/ {
    id: "refused.ntfy_topic",
    message: "The address must end with the topic, like https://ntfy.sh/my-topic",
  },
  nul: /*i18n*/ { id: "refused.nul", message: "{field} must not contain a NUL character" },
  one_of: /*i18n*/ { id: "refused.one_of", message: "{field} must be one of: {choices}" },
  out_of_bounds: /*i18n*/ {
    id: "refused.out_of_bounds",
    message: "{field} must be between {min} and {max} {unit}",
  },
  outline: /*i18n*/ {
    id: "refused.outline",
    message: "Outline must be a GeoJSON polygon or line of at most 20,000 characters",
  },
  passkey_unreadable: /*i18n*/ {
    id: "refused.passkey_unreadable",
    message: "The passkey’s answer could not be read",
  },
  password_short: /*i18n*/ {
    id: "refused.password_short",
    message: "Password must be at least {min} characters long",
  },
  photo_ids: /*i18n*/ { id: "refused.photo_ids", message: "{field} must be a list of photo ids" },
  photo_too_large: /*i18n*/ {
    id: "refused.photo_too_large",
    message: "Photo file is too large. Please choose a smaller image (under 10MB).",
  },
  place_query: /*i18n*/ { id: "refused.place_query", message: "q must be the beginning of a place's name" },
  place_query_long: /*i18n*/ {
    id: "refused.place_query_long",
    message: "q must have at most {max, number} letters",
  },
  push_keys: /*i18n*/ {
    id: "refused.push_keys",
    message: "keys must be the p256dh and auth of a push subscription",
  },
  quiet_span: /*i18n*/ { id: "refused.quiet_span", message: "Quiet hours need a start and a different end" },
  radius: /*i18n*/ { id: "refused.radius", message: "Radius must be between 0.01 and 3,000 miles" },
  required: /*i18n*/ { id: "refused.required", message: "{field} is required" },
  return_rows: /*i18n*/ {
    id: "refused.return_rows",
    message: "A template needs one block that says what a row is",
  },
  return_span: /*i18n*/ { id: "refused.return_span", message: "A return can cover at most two years" },
  search_nul: /*i18n*/ { id: "refused.search_nul", message: "Must not contain a NUL character" },
  species_other: /*i18n*/ { id: "refused.species_other", message: "Species must be named when it is Other" },
  taken_at: /*i18n*/ {
    id: "refused.taken_at",
    message: "{field} must be a camera's time, like 2026-11-20T06:42:31 or 2026-11-20T06:42:31-06:00",
  },
  time_zone: /*i18n*/ {
    id: "refused.time_zone",
    message: "Time zone must be an IANA name, like America/Chicago",
  },
  too_long: /*i18n*/ {
    id: "refused.too_long",
    message: "{field} must have at most {max, number} characters",
  },
  too_many_ids: /*i18n*/ {
    id: "refused.too_many_ids",
    message: "{field} must have at most {max, number} ids",
  },
  too_many_photos: /*i18n*/ {
    id: "refused.too_many_photos",
    message: "A catch can have at most {max} photos.",
  },
  too_many_values: /*i18n*/ { id: "refused.too_many_values", message: "At most {max, number} values" },
  too_short: /*i18n*/ { id: "refused.too_short", message: "{field} must have at least {min} characters" },
  trip_span: /*i18n*/ {
    id: "refused.trip_span",
    message: "A trip must end after it starts, and within 7 days",
  },
  username_letters: /*i18n*/ {
    id: "refused.username_letters",
    message: "Username can only have letters, numbers, dots, dashes and underscores",
  },
  water_or_region: /*i18n*/ {
    id: "refused.water_or_region",
    message: "A limit can have a water or a region, not both",
  },
  web_url: /*i18n*/ {
    id: "refused.web_url",
    message: "{field} must be a web address, like https://example.com/hook",
  },
  weight_order: /*i18n*/ {
    id: "refused.weight_order",
    message: "Maximum weight must not be less than the minimum",
  },
  wrong_code: /*i18n*/ {
    id: "refused.wrong_code",
    message: "That’s not the code your app shows now",
  },
} satisfies Record<FieldError["code"], MessageDescriptor>;

/**
 * Describes why a field was refused.
 *
 * @param formatBound formats a measure's bound, because a person may type another unit and another decimal mark
 */
export function describeFieldError(
  error: FieldError,
  i18n: I18n,
  formatBound = (bound: number) => bound.toLocaleString(i18n.locale).replace("-", "−"),
): string {
  const values = {
    ...error,
    ...("field" in error && { field: i18n._(fieldName(error.field)) }),
    ...("choices" in error && { choices: error.choices.join(", ") }),
    ...("unit" in error && { min: formatBound(error.min), max: formatBound(error.max) }),
  };
  return i18n._({ ...SENTENCES[error.code], values });
}
