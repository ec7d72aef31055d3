/** Of everything that Creel keeps in a browser; public/theme.js, which runs before all other code, knows two of them. */
export const PREFIX = "creel.";

// Local storage, or that of the tab for who does not want to be remembered.
export const SESSION_KEY = "creel.session";

// Local storage.
export const THEME_KEY = "creel.theme";
export const OUNCES_KEY = "creel.ounces";
export const AUTH_LOG_KEY = "creel.auth-log";
export const HEALTH_LOG_KEY = "creel.health-log";
export const DISMISSED_ALERTS_KEY = "creel.dismissed-alerts";
export const WEATHER_PLACE_KEY = "creel.weather-place";

// The storage of the tab.
export const CONTACT_KEY = "creel.contact";
/** What the map showed, by its edges. */
export const MAP_VIEW_KEY = "creel.map-view";
/** Where the map stood, by its center and zoom; in local storage too. */
export const LAST_VIEW_KEY = "creel.last-view";

// Databases.
/** What the server answered, for when there is no network. */
export const OFFLINE_CACHE_DATABASE = "creel.copies";
export const DRAFTS_DATABASE = "creel.drafts";

// Locks and channels between tabs.
export const REFRESH_LOCK = "creel.refresh";
/** With the id of a draft behind it. */
export const DRAFT_LOCK = "creel.draft.";
export const FORGET_DRAFTS_CHANNEL = "creel.forget-drafts";

// Caches of the service worker.
/** The towns around where somebody looked at the map. */
export const NEAR_TOWNS_CACHE = "creel-basemap";
