/** What a sentence about a value calls it. Those in the spelling of a parameter are for programs that call the API. */
export type FieldName =
  | "action"
  | "air_temperature"
  | "all_logged"
  | "anglers"
  | "at"
  | "barometric_pressure"
  | "brand"
  | "catchIds"
  | "choices"
  | "clock_offset"
  | "companions"
  | "custom"
  | "depth"
  | "drawn"
  | "email"
  | "end_source"
  | "ended_at"
  | "fields"
  | "fill_conditions"
  | "firstName"
  | "free_premium_access"
  | "gap"
  | "hasPhoto"
  | "hours"
  | "hours_override"
  | "id"
  | "is_removed"
  | "kind"
  | "language"
  | "lastName"
  | "latitude"
  | "length"
  | "limit"
  | "lines"
  | "longitude"
  | "lunar_phase"
  | "lure_id"
  | "lure_type"
  | "maxLength"
  | "maxWeight"
  | "message"
  | "method"
  | "minLength"
  | "minWeight"
  | "name"
  | "note"
  | "notes"
  | "page"
  | "password"
  | "photo"
  | "photoIds"
  | "photoOrder"
  | "place_name"
  | "position_accuracy"
  | "pressure_trend"
  | "priority"
  | "quantity"
  | "radius_m"
  | "reason"
  | "refreshToken"
  | "removedPhotoIds"
  | "role"
  | "rod_id"
  | "search"
  | "sort"
  | "species"
  | "spot_id"
  | "start_source"
  | "started_at"
  | "state"
  | "status"
  | "subject"
  | "takenAt"
  | "target_species"
  | "token"
  | "trial"
  | "trip_id"
  | "turn"
  | "unit"
  | "units"
  | "userId"
  | "username"
  | "variant_id"
  | "variants"
  | "water_id"
  | "water_temperature"
  | "weather_conditions"
  | "weight"
  | "wind_direction"
  | "wind_speed"
  | "x"
  | "y"
  | "z";

/** Why a value is refused. `@creel/texts` has the words, so a code without any does not compile. */
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
        | "name_lines"
        | "near"
        | "outline"
        | "photo_too_large"
        | "place_query"
        | "radius"
        | "search_nul"
        | "species_other"
        | "time_zone"
        | "trip_span"
        | "username_letters"
        | "weight_order";
    }
  | {
      code:
        | "instant"
        | "not_boolean"
        | "not_number"
        | "not_text"
        | "not_uuid"
        | "nul"
        | "photo_ids"
        | "required"
        | "taken_at";
      field: FieldName;
    }
  | { code: "too_long" | "too_many_ids"; field: FieldName; max: number }
  | { code: "too_short"; field: FieldName; min: number }
  | { code: "password_short"; min: number }
  | { code: "place_query_long" | "too_many_photos" | "too_many_values"; max: number }
  | { code: "between" | "id_count"; field: FieldName; min: number; max: number }
  | { code: "out_of_bounds"; field: FieldName; min: number; max: number; unit: string }
  | { code: "one_of"; field: FieldName; choices: readonly string[] };

const errors = new Map<string, FieldError>();

/** As what zod carries with an issue, which is a text. */
// @__NO_SIDE_EFFECTS__
export function fieldError(error: FieldError): string {
  const text = JSON.stringify(error);
  errors.set(text, error);
  return text;
}

/** What is said with an issue of zod by `fieldError`. */
export function findFieldError(message: unknown): FieldError | undefined {
  return typeof message === "string" ? errors.get(message) : undefined;
}
