/**
 * Where a distributed database stores a table: a copy on every node, distributed by owner so that one owner's rows are
 * on one node, or only on the coordinator.
 */
export type Placement = "reference" | "user_id" | "local";

/**
 * Every table of the schema, parents before the tables that refer to them. A migration that creates a table adds it
 * here. On a distributed database the migration places the table; otherwise `npm run distribute` does.
 */
export const PLACEMENTS = new Map<string, Placement>([
  // Small tables that are not only queried by owner.
  ["users", "reference"],
  ["password_resets", "reference"],
  ["email_changes", "reference"],
  ["identities", "reference"],
  ["shares", "reference"],
  ["contact_messages", "reference"],
  // Tables that belong to a user.
  ["sessions", "user_id"],
  ["api_tokens", "user_id"],
  ["passkeys", "user_id"],
  ["second_steps", "user_id"],
  ["backup_codes", "user_id"],
  ["catches", "user_id"],
  ["photos", "user_id"],
  ["waters", "user_id"],
  ["spots", "user_id"],
  ["water_readings", "user_id"],
  ["river_marks", "user_id"],
  ["told_alerts", "user_id"],
  ["gear", "user_id"],
  ["custom_fields", "user_id"],
  ["licenses", "user_id"],
  ["limits", "user_id"],
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
  ["reminders", "user_id"],
  ["notification_channels", "user_id"],
  ["notification_topics", "user_id"],
  ["notification_settings", "user_id"],
  ["notifications_sent", "user_id"],
  ["returns", "user_id"],
  ["return_templates", "user_id"],
  ["reveals", "user_id"],
  ["calendars", "user_id"],
  ["good_days", "user_id"],
  ["imports", "user_id"],
  ["import_rows", "user_id"],
  ["weather_answers", "user_id"],
  // Tables without an owner, or not queried by owner.
  ["audit_entries", "local"],
  ["rate_limits", "local"],
  ["tallies", "local"],
  ["tally_changes", "local"],
  ["backup_runs", "local"],
  ["job_runs", "local"],
  ["outgoing_requests", "local"],
  ["disk_uses", "local"],
  ["version_starts", "local"],
  ["newest_releases", "local"],
]);
