import type { OutgoingKey } from "@creel/domain/admin/outgoing-hosts";
import type { I18n, MessageDescriptor } from "@lingui/core";

const PURPOSES: Record<OutgoingKey, MessageDescriptor> = {
  forecast: /*i18n*/ { id: "outgoing.forecast", message: "Weather now and the forecast" },
  historical: /*i18n*/ { id: "outgoing.historical", message: "Weather of the last years" },
  archive: /*i18n*/ { id: "outgoing.archive", message: "Weather since 1940" },
  marine: /*i18n*/ { id: "outgoing.marine", message: "Waves and water temperature of the sea" },
  alerts_us: /*i18n*/ { id: "outgoing.alerts_us", message: "Weather alerts in the US" },
  canada: /*i18n*/ { id: "outgoing.canada", message: "Weather alerts and river gauges in Canada" },
  alerts_norway: /*i18n*/ { id: "outgoing.alerts_norway", message: "Weather alerts in Norway" },
  alerts_germany: /*i18n*/ { id: "outgoing.alerts_germany", message: "Weather alerts in Germany" },
  tides_us: /*i18n*/ { id: "outgoing.tides_us", message: "Tides and water temperature in the US" },
  gauges_us: /*i18n*/ { id: "outgoing.gauges_us", message: "River gauges in the US" },
  gauges_england: /*i18n*/ { id: "outgoing.gauges_england", message: "River gauges in England" },
  gauges_germany: /*i18n*/ { id: "outgoing.gauges_germany", message: "River gauges in Germany" },
  gauges_france: /*i18n*/ { id: "outgoing.gauges_france", message: "River gauges in France" },
  gauges_sweden: /*i18n*/ { id: "outgoing.gauges_sweden", message: "River gauges in Sweden" },
  gauges_norway: /*i18n*/ { id: "outgoing.gauges_norway", message: "River gauges in Norway" },
  map: /*i18n*/ { id: "outgoing.map", message: "The map, for each browser" },
  map_dark: /*i18n*/ { id: "outgoing.map_dark", message: "The dark map, for each browser" },
  sign_in: /*i18n*/ { id: "outgoing.sign_in", message: "Sign-in" },
  email: /*i18n*/ { id: "outgoing.email", message: "Email" },
  notifications: /*i18n*/ {
    id: "outgoing.notifications",
    message: "Notifications to phones, ntfy and webhooks that anglers set up",
  },
  photos: /*i18n*/ { id: "outgoing.photos", message: "Storing photos" },
  database: /*i18n*/ { id: "outgoing.database", message: "The database" },
  newer_version: /*i18n*/ { id: "outgoing.newer_version", message: "Whether a newer version exists" },
};

const SQUARE: MessageDescriptor = /*i18n*/ {
  id: "outgoing.learns.square",
  message: "a square of 3.5 miles (5.6 km)",
};
const LARGE_SQUARE: MessageDescriptor = /*i18n*/ {
  id: "outgoing.learns.large_square",
  message: "a square of 14 miles (22 km)",
};
const STATION: MessageDescriptor = /*i18n*/ { id: "outgoing.learns.station", message: "a station’s number" };
const SQUARE_AND_STATION: MessageDescriptor = /*i18n*/ {
  id: "outgoing.learns.square_and_station",
  message: "a square of 14 miles (22 km), then a station’s number",
};
const PART_OF_MAP: MessageDescriptor = /*i18n*/ {
  id: "outgoing.learns.part_of_map",
  message: "the browser’s address and the part of the map it shows",
};

const LEARNED: Record<OutgoingKey, MessageDescriptor> = {
  forecast: SQUARE,
  historical: SQUARE,
  archive: SQUARE,
  marine: SQUARE,
  alerts_us: LARGE_SQUARE,
  canada: SQUARE_AND_STATION,
  alerts_norway: LARGE_SQUARE,
  alerts_germany: LARGE_SQUARE,
  tides_us: STATION,
  gauges_us: SQUARE_AND_STATION,
  gauges_england: SQUARE_AND_STATION,
  gauges_germany: SQUARE_AND_STATION,
  gauges_france: SQUARE_AND_STATION,
  gauges_sweden: STATION,
  gauges_norway: STATION,
  map: PART_OF_MAP,
  map_dark: PART_OF_MAP,
  sign_in: /*i18n*/ { id: "outgoing.learns.sign_in", message: "who signs in, and when" },
  email: /*i18n*/ { id: "outgoing.learns.email", message: "the email address and the whole mail" },
  notifications: /*i18n*/ {
    id: "outgoing.learns.notifications",
    message: "the text, never a position; phones get it encrypted",
  },
  photos: /*i18n*/ { id: "outgoing.learns.photos", message: "every photo, without its position" },
  database: /*i18n*/ { id: "outgoing.learns.database", message: "everything that is stored" },
  newer_version: /*i18n*/ { id: "outgoing.learns.newer_version", message: "that somebody runs Creel" },
};

/** Returns what Creel connects to a host for. */
export function describePurpose(key: OutgoingKey, i18n: I18n): string {
  return i18n._(PURPOSES[key]);
}

/** Returns what the host learns from it. */
export function describeLearned(key: OutgoingKey, i18n: I18n): string {
  return i18n._(LEARNED[key]);
}
