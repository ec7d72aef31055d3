/**
 * The purposes of connections to other hosts, in the order of the page "Machine". Each is one row there and in the
 * documentation, even if several have the same host.
 */
export const OUTGOING_KEYS = [
  "forecast",
  "historical",
  "archive",
  "marine",
  "alerts_us",
  "canada",
  "alerts_norway",
  "alerts_germany",
  "tides_us",
  "gauges_us",
  "gauges_england",
  "gauges_germany",
  "gauges_france",
  "gauges_sweden",
  "gauges_norway",
  "map",
  "map_dark",
  "sign_in",
  "email",
  "notifications",
  "photos",
  "database",
  "newer_version",
] as const;
export type OutgoingKey = (typeof OUTGOING_KEYS)[number];

/** A connection is made by this server, or by the browser of whoever opens Creel. */
export const OUTGOING_SENDERS = ["server", "browsers"] as const;
export type OutgoingSender = (typeof OUTGOING_SENDERS)[number];
