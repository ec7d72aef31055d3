/**
 * Where a table is on a distributed database: a copy on every node, spread by its owner so that all of one owner's rows
 * are on one node, or on the coordinator alone.
 */
export type Placement = "reference" | "user_id" | "local";

/**
 * Every table of the schema, parents before those that refer to them. A migration that makes a table adds it here; it
 * is placed by the migration on a distributed database, and by `npm run distribute` on one that becomes it.
 */
export const PLACEMENTS = new Map<string, Placement>([
  // Small, and not only queried by owner.
  ["users", "reference"],
  ["password_resets", "reference"],
  ["email_changes", "reference"],
  ["shares", "reference"],
  ["contact_messages", "reference"],
  // What a user owns.
  ["sessions", "user_id"],
  ["catches", "user_id"],
  ["photos", "user_id"],
  ["waters", "user_id"],
  ["spots", "user_id"],
  ["gear", "user_id"],
  ["custom_fields", "user_id"],
  ["merges", "user_id"],
  ["trips", "user_id"],
  ["trip_events", "user_id"],
  ["trip_hours", "user_id"],
  ["trip_positions", "user_id"],
  ["score_predictions", "user_id"],
  ["removed_trips", "user_id"],
  ["insight_questions", "user_id"],
  ["lure_trials", "user_id"],
  ["doctor_dismissals", "user_id"],
  ["reveals", "user_id"],
  ["imports", "user_id"],
  ["import_rows", "user_id"],
  ["weather_answers", "user_id"],
  // Without an owner, or not queried by owner.
  ["audit_entries", "local"],
  ["rate_limits", "local"],
  ["tallies", "local"],
  ["tally_changes", "local"],
]);
