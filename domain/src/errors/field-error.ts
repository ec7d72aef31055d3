import type { DetailName } from "../details/details.ts";

/** Parameters that only client code sends, never a form. */
export type ParameterName =
  | "catchIds"
  | "clock_offset"
  | "drawn"
  | "end_source"
  | "fill_conditions"
  | "gap"
  | "hasPhoto"
  | "is_removed"
  | "photoIds"
  | "photoOrder"
  | "position_accuracy"
  | "removedPhotoIds"
  | "start_source"
  | "takenAt"
  | "trial"
  | "turn"
  | "x"
  | "y"
  | "z";

/** The field that an error is about. */
export type FieldName =
  | DetailName
  | ParameterName
  | "action"
  | "alerts_in_quiet"
  | "all_logged"
  | "anglers"
  | "answers"
  | "at"
  | "bag_day"
  | "bag_year"
  | "blocks"
  | "brand"
  | "calendar"
  | "choices"
  | "closed_from"
  | "closed_to"
  | "code"
  | "companions"
  | "custom"
  | "deadline"
  | "email"
  | "ended_at"
  | "endpoint"
  | "expiresAt"
  | "fields"
  | "firstName"
  | "free_premium_access"
  | "from"
  | "holder"
  | "hours"
  | "hours_override"
  | "id"
  | "kind"
  | "language"
  | "lastName"
  | "license_ends"
  | "latitude"
  | "limit"
  | "limits_again"
  | "lines"
  | "longitude"
  | "lure_id"
  | "mark"
  | "maxLength"
  | "maxWeight"
  | "max_length"
  | "message"
  | "method"
  | "minLength"
  | "minWeight"
  | "min_length"
  | "name"
  | "note"
  | "one_over"
  | "number"
  | "page"
  | "password"
  | "photo"
  | "place_name"
  | "priority"
  | "quiet_from"
  | "quiet_to"
  | "radius_m"
  | "read_on"
  | "reason"
  | "refreshToken"
  | "region"
  | "role"
  | "rod_id"
  | "scopes"
  | "search"
  | "second_step_off"
  | "slot_from"
  | "slot_to"
  | "sort"
  | "source"
  | "species"
  | "spot_id"
  | "started_at"
  | "state"
  | "status"
  | "subject"
  | "target_species"
  | "template"
  | "template_id"
  | "to"
  | "token"
  | "topics"
  | "trip_id"
  | "turned_in_at"
  | "unit"
  | "units"
  | "url"
  | "userId"
  | "username"
  | "valid_from"
  | "valid_to"
  | "variant_id"
  | "variants"
  | "water_id"
  | "water_ids";

/** The reason a value is rejected. `@creel/texts` must have a sentence for each code, or it does not compile. */
export type FieldError =
  | {
      code:
        | "invalid"
        | "admin_filter"
        | "bbox"
        | "caught_at"
        | "custom_filter"
        | "day"
        | "day_or_instant"
        | "day_order"
        | "demo_photo"
        | "each_id"
        | "email_format"
        | "history_date"
        | "home_incomplete"
        | "hours_override"
        | "lat"
        | "latitude_range"
        | "length_order"
        | "lon"
        | "longitude_range"
        | "month_day"
        | "name_lines"
        | "near"
        | "ntfy_topic"
        | "outline"
        | "passkey_unreadable"
        | "photo_too_large"
        | "place_query"
        | "push_keys"
        | "quiet_span"
        | "radius"
        | "return_rows"
        | "return_span"
        | "search_nul"
        | "species_other"
        | "time_zone"
        | "trip_span"
        | "username_letters"
        | "water_or_region"
        | "weight_order"
        | "wrong_code";
    }
  | {
      code:
        | "clock_time"
        | "instant"
        | "not_boolean"
        | "not_number"
        | "not_text"
        | "not_uuid"
        | "nul"
        | "photo_ids"
        | "required"
        | "taken_at"
        | "web_url";
      field: FieldName;
    }
  | { code: "too_long" | "too_many_ids"; field: FieldName; max: number }
  | { code: "demo_photo_named"; name: string }
  | { code: "too_short"; field: FieldName; min: number }
  | { code: "password_short"; min: number }
  | { code: "place_query_long" | "too_many_photos" | "too_many_values"; max: number }
  | { code: "between" | "id_count"; field: FieldName; min: number; max: number }
  | { code: "out_of_bounds"; field: FieldName; min: number; max: number; unit: string }
  | { code: "one_of"; field: FieldName; choices: readonly string[] };

const errors = new Map<string, FieldError>();

/** Returns the message text that zod stores with an issue. */
// @__NO_SIDE_EFFECTS__
export function fieldError(error: FieldError): string {
  const text = JSON.stringify(error);
  errors.set(text, error);
  return text;
}

/** Returns the error that `fieldError` turned into this text. */
export function findFieldError(message: unknown): FieldError | undefined {
  return typeof message === "string" ? errors.get(message) : undefined;
}
