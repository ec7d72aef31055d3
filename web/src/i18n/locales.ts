export {
  matchLocale,
  PSEUDO_LOCALE,
  SOURCE_LOCALE,
  TRANSLATIONS,
  unitsOfLanguage,
} from "@creel/texts/locales";

/** The folders of each catalog. An area is loaded with the first of its pages; `api` is used by the server alone. */
export const AREAS = {
  admin: ["web/src/admin"],
  api: ["api/src"],
  app: [
    "web/src/accounts",
    "web/src/app",
    "web/src/basemap",
    "web/src/calendar",
    "web/src/catch-limits",
    "web/src/catches",
    "web/src/contact",
    "web/src/custom-fields",
    "web/src/dashboard",
    "web/src/dates",
    "web/src/demo",
    "web/src/device",
    "web/src/diagnostics",
    "web/src/doctor",
    "web/src/gear",
    "web/src/help",
    "web/src/http",
    "web/src/import",
    "web/src/insights",
    "web/src/licenses",
    "web/src/lure-trial",
    "web/src/map",
    "web/src/notifications",
    "web/src/operator",
    "web/src/outbox",
    "web/src/photos",
    "web/src/places",
    "web/src/print",
    "web/src/returns",
    "web/src/session",
    "web/src/shares",
    "web/src/species",
    "web/src/store",
    "web/src/trips",
    "web/src/ui",
    "web/src/units",
    "web/src/version",
    "web/src/waters",
    "web/src/weather",
    "web/src/year-review",
  ],
  shared: ["texts/src"],
  site: ["web/src/site"],
} satisfies Record<string, readonly string[]>;

export type Area = keyof typeof AREAS;

/** Returns the user's first language that equals the locale, including its region; otherwise the locale. */
export function matchRegion(locale: string, languages: readonly string[]): string {
  return languages.find((language) => language.split("-")[0] === locale.split("-")[0]) ?? locale;
}
