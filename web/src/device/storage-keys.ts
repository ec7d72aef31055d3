/** The prefix of every key; public/theme.js, which runs before all other code, repeats two of the keys. */
export const PREFIX = "creel.";

// In localStorage, or in sessionStorage without "Remember me".
export const SESSION_KEY = "creel.session";

// Local storage.
export const THEME_KEY = "creel.theme";
/** Somebody has signed in on this device. */
export const KNOWN_DEVICE_KEY = "creel.known-device";
export const OUNCES_KEY = "creel.ounces";
export const AUTH_LOG_KEY = "creel.auth-log";
export const HEALTH_LOG_KEY = "creel.health-log";
/** How far the device's clock is off, in milliseconds. */
export const CLOCK_OFFSET_KEY = "creel.clock-offset";
export const DISMISSED_ALERTS_KEY = "creel.dismissed-alerts";
export const WEATHER_PLACE_KEY = "creel.weather-place";
/** There once the browser was asked to keep what waits to be sent. */
export const ASKED_TO_KEEP_KEY = "creel.asked-to-keep";
/** How the last trip was fished. */
export const LAST_EFFORT_KEY = "creel.last-effort";
/** When parts of the map that are saved on this device have changed last; absent where there were never any. */
export const MAPS_KEY = "creel.maps";
/** There where parts of the map may be saved over mobile data. */
export const MAPS_ANYWHERE_KEY = "creel.maps-anywhere";
/** "yes" or "no": whether they are renewed by themselves; absent where nobody chose. */
export const MAPS_RENEW_KEY = "creel.maps-renew";
/** There while a trip runs: its strip has its room before it is drawn. */
export const TRIP_RUNS_KEY = "creel.trip-runs";
/** In px, of what the dashboard said last of a day like today: it has its room before it is there. */
export const TODAY_HEIGHT_KEY = "creel.today-height";
/** When the app was last in front while a trip ran, and when somebody said that it goes on. */
export const TRIP_SIGNS_KEY = "creel.trip-signs";

/** There where water mode is not to note the way. */
export const TRACK_OFF_KEY = "creel.track-off";

/** How many photos of an import were kept to be sent. */
export const PHOTO_UPLOAD_KEY = "creel.photo-upload";
/** The id of the import whose rows this device has sent to the last and compared. */
export const STAGED_IMPORT_KEY = "creel.staged-import";

// The storage of the tab.
export const CONTACT_KEY = "creel.contact";
/** The edges of the map's view. */
export const MAP_VIEW_KEY = "creel.map-view";
/** The center and zoom of the map; in localStorage, too. */
export const LAST_VIEW_KEY = "creel.last-view";

// Databases.
/** Answers of the server, for use without a network. */
export const OFFLINE_CACHE_DATABASE = "creel.copies";
export const DRAFTS_DATABASE = "creel.drafts";
/** Parts of the map that an angler saved. */
export const MAPS_DATABASE = "creel.maps";

// Locks and channels between tabs.
export const REFRESH_LOCK = "creel.refresh";
/** The id of a draft follows. */
export const DRAFT_LOCK = "creel.draft.";
export const FORGET_DRAFTS_CHANNEL = "creel.forget-drafts";
/** Held by the tab that sends. */
export const OUTBOX_LOCK = "creel.outbox";
export const OUTBOX_CHANNEL = "creel.outbox";
/** Held by the tab that saves parts of the map. */
export const MAPS_LOCK = "creel.maps";
export const MAPS_CHANNEL = "creel.maps";

// Caches of the service worker.
/** The towns around the views of the map. */
export const NEAR_TOWNS_CACHE = "creel-basemap";
