import { timeZoneSchema } from "../../places/time-zone.ts";
import { nameKey } from "../../text/fold.ts";

/** Time zone names of Ruby on Rails, as iNaturalist writes them, that are not cities of the tz database. */
const RAILS_ZONES: Readonly<Record<string, string>> = {
  "International Date Line West": "Etc/GMT+12",
  "Midway Island": "Pacific/Midway",
  "American Samoa": "Pacific/Pago_Pago",
  Hawaii: "Pacific/Honolulu",
  Alaska: "America/Juneau",
  "Pacific Time (US & Canada)": "America/Los_Angeles",
  Arizona: "America/Phoenix",
  "Mountain Time (US & Canada)": "America/Denver",
  "Central Time (US & Canada)": "America/Chicago",
  "Central America": "America/Guatemala",
  Saskatchewan: "America/Regina",
  Guadalajara: "America/Mexico_City",
  Quito: "America/Lima",
  "Eastern Time (US & Canada)": "America/New_York",
  "Indiana (East)": "America/Indiana/Indianapolis",
  "Atlantic Time (Canada)": "America/Halifax",
  Georgetown: "America/Guyana",
  Newfoundland: "America/St_Johns",
  Brasilia: "America/Sao_Paulo",
  Greenland: "America/Godthab",
  "Mid-Atlantic": "Atlantic/South_Georgia",
  "Cape Verde Is.": "Atlantic/Cape_Verde",
  Edinburgh: "Europe/London",
  "West Central Africa": "Africa/Algiers",
  Bern: "Europe/Zurich",
  Kyiv: "Europe/Kiev",
  Pretoria: "Africa/Johannesburg",
  "St. Petersburg": "Europe/Moscow",
  "Abu Dhabi": "Asia/Muscat",
  Ekaterinburg: "Asia/Yekaterinburg",
  Islamabad: "Asia/Karachi",
  Chennai: "Asia/Kolkata",
  Kolkata: "Asia/Kolkata",
  Mumbai: "Asia/Kolkata",
  "New Delhi": "Asia/Kolkata",
  "Sri Jayawardenepura": "Asia/Colombo",
  Kathmandu: "Asia/Kathmandu",
  Astana: "Asia/Almaty",
  Rangoon: "Asia/Yangon",
  Hanoi: "Asia/Bangkok",
  Beijing: "Asia/Shanghai",
  Ulaanbaatar: "Asia/Ulaanbaatar",
  Osaka: "Asia/Tokyo",
  Sapporo: "Asia/Tokyo",
  Canberra: "Australia/Sydney",
  "Solomon Is.": "Pacific/Guadalcanal",
  "New Caledonia": "Pacific/Noumea",
  "Marshall Is.": "Pacific/Majuro",
  Wellington: "Pacific/Auckland",
  "Nuku'alofa": "Pacific/Tongatapu",
  "Tokelau Is.": "Pacific/Fakaofo",
  Samoa: "Pacific/Apia",
  "Chatham Is.": "Pacific/Chatham",
};

let memoizedZones: ReadonlyMap<string, string> | null = null;
/** Asking the runtime for an unknown name takes a millisecond, and many lines have the same name. */
const memoizedNames = new Map<string, string | null>();
const MOST_NAMES = 1000;

/**
 * Returns the zone of the tz database with this name, in its own spelling or that of other apps; `null` if there is
 * none.
 */
export function zoneNamed(text: string): string | null {
  const known = memoizedNames.get(text);
  if (known !== undefined) return known;
  memoizedZones ??= zonesByName();
  const parsed = timeZoneSchema.safeParse(text.replaceAll(" ", "_"));
  const zone = parsed.success ? parsed.data : (memoizedZones.get(nameKey(text)) ?? null);
  if (memoizedNames.size < MOST_NAMES) memoizedNames.set(text, zone);
  return zone;
}

/** Keyed by city, such as "Berlin" for "Europe/Berlin". */
function zonesByName(): ReadonlyMap<string, string> {
  const cities = Intl.supportedValuesOf("timeZone").map(
    (zone) => [zone.split("/").at(-1) ?? "", zone] as const,
  );
  return new Map([...cities, ...Object.entries(RAILS_ZONES)].map(([name, zone]) => [nameKey(name), zone]));
}
