import { fieldName } from "@creel/texts/fields/field-names";
import type { I18n, MessageDescriptor } from "@lingui/core";

export const SHARE_TEXTS = {
  air: fieldName("air_temperature"),
  area: /*i18n*/ { id: "share.area", message: "Somewhere in this square, {height} km by {width} km" },
  blanks: /*i18n*/ { id: "share.blanks", message: "Trips without a fish" },
  caughtBy: /*i18n*/ { id: "share.caughtBy", message: "Caught by {name} on {day}" },
  caughtByAt: /*i18n*/ { id: "share.caughtByAt", message: "Caught by {name} on {day} at {time}" },
  caughtOn: /*i18n*/ { id: "share.caughtOn", message: "Caught on {day}" },
  caughtOnAt: /*i18n*/ { id: "share.caughtOnAt", message: "Caught on {day} at {time}" },
  countedDays: /*i18n*/ { id: "share.countedDays", message: "days" },
  countedFish: /*i18n*/ { id: "share.countedFish", message: "fish" },
  countedHours: /*i18n*/ { id: "share.countedHours", message: "hours" },
  days: /*i18n*/ { id: "share.days", message: "Days on the water" },
  depth: fieldName("depth"),
  fate: fieldName("fate"),
  fish: /*i18n*/ { id: "share.fish", message: "Fish" },
  fishedBy: /*i18n*/ { id: "share.fishedBy", message: "{name} on {day}" },
  from: /*i18n*/ { id: "share.from", message: "From" },
  gone: /*i18n*/ { id: "share.gone", message: "Nothing shared here" },
  goneWhy: /*i18n*/ {
    id: "share.goneWhy",
    message: "This link has expired, or the angler turned it off. Ask them for a new one.",
  },
  heaviest: /*i18n*/ { id: "share.heaviest", message: "Heaviest" },
  hours: /*i18n*/ { id: "share.hours", message: "Hours" },
  length: fieldName("length"),
  lengthOfOne: /*i18n*/ { id: "share.lengthOfOne", message: "Length of one" },
  longest: /*i18n*/ { id: "share.longest", message: "Longest" },
  lure: /*i18n*/ { id: "share.lure", message: "Lure" },
  near: /*i18n*/ { id: "share.near", message: "Place" },
  photo: /*i18n*/ { id: "share.photo", message: "Photo {number}: {title}" },
  pressure: /*i18n*/ { id: "share.pressure", message: "Pressure" },
  privacy: /*i18n*/ { id: "share.privacy", message: "Privacy" },
  report: /*i18n*/ { id: "share.report", message: "Report this page" },
  spot: /*i18n*/ { id: "share.spot", message: "Spot" },
  square: /*i18n*/ { id: "share.square", message: "The square from {south} to {north} and {west} to {east}" },
  start: /*i18n*/ { id: "share.start", message: "Start your own log" },
  titled: /*i18n*/ { id: "share.titled", message: "{title}, {measure}" },
  trip: /*i18n*/ { id: "share.trip", message: "A day of fishing" },
  trips: /*i18n*/ { id: "share.trips", message: "Trips" },
  until: /*i18n*/ { id: "share.until", message: "Shared by link until {day}." },
  untilTo: /*i18n*/ { id: "share.to", message: "To" },
  untilRevoked: /*i18n*/ { id: "share.untilRevoked", message: "Shared by link." },
  water: fieldName("water_id"),
  waterTemperature: fieldName("water_temperature"),
  weight: fieldName("weight"),
  weightOfOne: /*i18n*/ { id: "share.weightOfOne", message: "Weight of one" },
  what: /*i18n*/ { id: "share.what", message: "What is Creel?" },
  year: /*i18n*/ { id: "share.year", message: "{year} on the water" },
  yearWhen: /*i18n*/ { id: "share.yearWhen", message: "A year of fishing" },
} satisfies Record<string, MessageDescriptor>;

/** Returns a text in a language, with its values filled in. */
export function translate(
  language: I18n,
  key: keyof typeof SHARE_TEXTS,
  values: Record<string, string> = {},
): string {
  return language._({ ...SHARE_TEXTS[key], values });
}
