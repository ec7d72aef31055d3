/** The prefix of every key. public/theme.js, which runs before all other code, repeats some of the keys. */
export const PREFIX = "creel.";

// In localStorage, or in sessionStorage without "Remember me".
export const SESSION_KEY = "creel.session";

// Keys in localStorage.
export const THEME_KEY = "creel.theme";
/** The language chosen on this device by somebody who was not signed in. */
export const LANGUAGE_KEY = "creel.language";
/** Set if a user has signed in on this device. */
export const KNOWN_DEVICE_KEY = "creel.known-device";
export const OUNCES_KEY = "creel.ounces";
export const AUTH_LOG_KEY = "creel.auth-log";
export const HEALTH_LOG_KEY = "creel.health-log";
/** The offset of the device's clock, in milliseconds. */
export const CLOCK_OFFSET_KEY = "creel.clock-offset";
export const DISMISSED_ALERTS_KEY = "creel.dismissed-alerts";
export const WEATHER_PLACE_KEY = "creel.weather-place";
/** Set once the browser was asked to keep the waiting items. */
export const ASKED_TO_KEEP_KEY = "creel.asked-to-keep";
/** The effort of the last trip. */
export const LAST_EFFORT_KEY = "creel.last-effort";
/** When the maps saved on this device last changed. Absent if there never were any. */
export const MAPS_KEY = "creel.maps";
/** Set if maps may be saved over mobile data. */
export const MAPS_ANYWHERE_KEY = "creel.maps-anywhere";
/** "yes" or "no": whether saved maps are renewed automatically. Absent if the user has not chosen. */
export const MAPS_RENEW_KEY = "creel.maps-renew";
/** Set while a trip runs, so that room for its banner is reserved. */
export const TRIP_RUNS_KEY = "creel.trip-runs";
/** The height of the dashboard's last expectation for a day like today, in px, so that its room is reserved. */
export const TODAY_HEIGHT_KEY = "creel.today-height";
/** When the app was last in front during a trip, and when the angler confirmed it is still going on. */
export const TRIP_ACTIVITY_KEY = "creel.trip-signs";

/** The trip whose warning of a rising river was dismissed, and what it was about. */
export const RIVER_RISE_KEY = "creel.river-rise";

/** The warnings of ending licenses that were dismissed. */
export const LICENSE_WARNINGS_KEY = "creel.license-warnings";

/** The version that each account on this device has read about. */
export const SEEN_VERSIONS_KEY = "creel.seen-versions";

/** The ids of guests of a demo whose drafts and waiting items are to be removed once their session is gone. */
export const GUESTS_KEY = "creel.guests";

/** The ids of refused items that the server was told of. */
export const REPORTED_REFUSALS_KEY = "creel.reported-refusals";

/** Set if water mode must not record the track. */
export const TRACK_OFF_KEY = "creel.track-off";

/** The id of a custom field that the angler does not want to move to the fate of a catch. */
export const KEPT_FIELD_KEY = "creel.kept-field";

/** The paper of printouts, and what is on them. */
export const PRINT_KEY = "creel.print";

/** The number of an import's photos that were kept for sending. */
export const PHOTO_UPLOAD_KEY = "creel.photo-upload";
/** The id of the import whose rows this device has all sent and compared. */
export const STAGED_IMPORT_KEY = "creel.staged-import";

// Keys in sessionStorage.
export const CONTACT_KEY = "creel.contact";
/** The flow of a sign-in by a provider, for the way back. */
export const PROVIDER_FLOW_KEY = "creel.provider-flow";
/** The bounds of the map's view. */
export const MAP_VIEW_KEY = "creel.map-view";
/** The center and zoom of the map. Also in localStorage. */
export const LAST_VIEW_KEY = "creel.last-view";

// IndexedDB databases.
/** The server's answers, for use without a network. */
export const OFFLINE_CACHE_DATABASE = "creel.copies";
export const DRAFTS_DATABASE = "creel.drafts";
/** The photos of licenses, for use without a network. */
export const LICENSE_PHOTOS_DATABASE = "creel.license-photos";
/** Maps that the angler saved. */
export const MAPS_DATABASE = "creel.maps";

// Locks and channels between tabs.
export const REFRESH_LOCK = "creel.refresh";
/** Held for a while by each tab that has refreshed the tokens. */
export const REFRESHED_LOCK = "creel.refreshed";
/** Followed by the id of a draft. */
export const DRAFT_LOCK = "creel.draft.";
export const FORGET_DRAFTS_CHANNEL = "creel.forget-drafts";
/** Held by the tab that is sending. */
export const OUTBOX_LOCK = "creel.outbox";
export const OUTBOX_CHANNEL = "creel.outbox";
/** Held by the tab that is saving maps. */
export const MAPS_LOCK = "creel.maps";
export const MAPS_CHANNEL = "creel.maps";

// Caches of the service worker.
/** Towns around the map's views. */
export const NEAR_TOWNS_CACHE = "creel-basemap";
