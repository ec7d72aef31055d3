import type { UnitSystem } from "@creel/domain/accounts/user";
import { isFate } from "@creel/domain/catches/fate";
import type { MeasureName } from "@creel/domain/details/details";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import type { SharedCatch, SharedTrip, SharedYear } from "@creel/domain/shares/shared";
import { shownValue } from "@creel/domain/units/unit-values";
import { UNITS } from "@creel/domain/units/units";
import { FATE_NAMES } from "@creel/texts/fields/fate-names";
import { fieldName } from "@creel/texts/fields/field-names";
import { nameOfSpecies } from "@creel/texts/species/species-names";
import type { I18n, MessageDescriptor } from "@lingui/core";

import type { OpenShare } from "./open-share.ts";

/** The texts on the page and its picture. */
export interface Described {
  title: string;
  /** The title with the first measure. */
  headline: string;
  when: string;
  figures: DescribedFigure[];
  details: { label: string; value: string; isPlace: boolean }[];
  /** A short name such as "Maren L." */
  name: string | null;
}

interface DescribedFigure {
  label: string;
  amount: Amount;
  /** The unit of a count, for places where the label is not next to the figure. */
  counted?: string;
}

/** @param nearby the name of the shown place; `null` if there is none */
export function describeShared(open: OpenShare, nearby: string | null, language: I18n): Described {
  const { owner, share, shown } = open;
  const name = share.showName ? shortName(owner) : null;
  const writing = { locale: language.locale, units: owner.units };
  const options = { language, writing, name, nearby };
  if (shown.kind === "year") return describeYear(shown, options);
  return shown.kind === "catch" ? describeCatch(shown, options) : describeTrip(shown, options);
}

interface DescribeOptions {
  language: I18n;
  writing: Writing;
  name: string | null;
  nearby: string | null;
}

function describeCatch(shown: SharedCatch, { language, writing, name, nearby }: DescribeOptions): Described {
  const isOne = shown.quantity === 1;
  const figures = (["weight", "length"] as const).flatMap((measure) => {
    const value = shown[measure];
    const label = translate(language, isOne ? measure : `${measure}OfOne`);
    return value === null ? [] : [{ label, amount: amountOf(measure, value, writing) }];
  });
  const measured = (measure: MeasureName, value: number | null | undefined) =>
    value === null || value === undefined ? null : measureOf(measure, value, writing);
  const { weather } = shown;
  const details = listed([
    [translate(language, "fish"), isOne ? null : String(shown.quantity)],
    [translate(language, "fate"), isFate(shown.fate) ? language._(FATE_NAMES[shown.fate]) : null],
    [translate(language, "water"), shown.water, true],
    ...placeRows(shown, nearby, language),
    [translate(language, "lure"), shown.lure],
    [translate(language, "depth"), measured("depth", shown.depth)],
    [translate(language, "air"), measured("air_temperature", weather?.air_temperature)],
    [translate(language, "waterTemperature"), measured("water_temperature", weather?.water_temperature)],
    [translate(language, "pressure"), measured("barometric_pressure", weather?.barometric_pressure)],
  ]);
  const title = nameOfSpecies(shown.species, language);
  return { ...titled(title, figures, language), when: caught(shown, name, language), details, name };
}

function caught({ day, time }: SharedCatch, name: string | null, language: I18n): string {
  const at = time === null ? "" : clockTime(time, language.locale);
  const values = { day: longDay(day, language.locale), time: at, name: name ?? "" };
  if (name === null) return translate(language, time === null ? "caughtOn" : "caughtOnAt", values);
  return translate(language, time === null ? "caughtBy" : "caughtByAt", values);
}

const COUNTED = { days: "countedDays", fish: "countedFish", hours: "countedHours" } as const;

function figureOf(number: Intl.NumberFormat, language: I18n) {
  const { maximumFractionDigits: digits } = number.resolvedOptions();
  return (word: keyof typeof COUNTED, value: number): DescribedFigure => ({
    label: translate(language, word),
    amount: { figure: number.format(value), unit: "" },
    counted: translate(language, COUNTED[word], { count: Number(value.toFixed(digits)) }),
  });
}

function describeTrip(shown: SharedTrip, { language, writing, name, nearby }: DescribeOptions): Described {
  const number = new Intl.NumberFormat(writing.locale, { maximumFractionDigits: 1 });
  const day = longDay(shown.day, language.locale);
  const clock = (time: string | null | undefined) => (time ? clockTime(time, language.locale) : null);
  const counted = figureOf(number, language);
  const figures = [
    counted("fish", shown.fish),
    ...(shown.hours === null ? [] : [counted("hours", shown.hours)]),
  ];
  const details = listed([
    ...speciesRows(shown, number, language),
    [translate(language, "water"), shown.water, true],
    ...placeRows(shown, nearby, language),
    [translate(language, "from"), clock(shown.times?.start)],
    [translate(language, "untilTo"), clock(shown.times?.end)],
  ]);
  const when = name === null ? day : translate(language, "fishedBy", { name, day });
  const title = translate(language, "trip");
  return { title, headline: title, figures, when, details, name };
}

function describeYear(shown: SharedYear, { language, writing, name }: DescribeOptions): Described {
  const number = new Intl.NumberFormat(writing.locale, { maximumFractionDigits: 0 });
  const counted = figureOf(number, language);
  const figures = [
    counted("fish", shown.catches),
    counted("days", shown.days),
    ...(shown.hours > 0 ? [counted("hours", shown.hours)] : []),
  ];
  const best = (measure: "weight" | "length", fish: SharedYear["heaviest"]) =>
    fish && `${nameOfSpecies(fish.species, language)}, ${measureOf(measure, fish.value, writing)}`;
  const details = listed([
    ...speciesRows(shown, number, language),
    [translate(language, "heaviest"), best("weight", shown.heaviest)],
    [translate(language, "longest"), best("length", shown.longest)],
    [translate(language, "trips"), shown.trips > 0 ? number.format(shown.trips) : null],
    [translate(language, "blanks"), shown.trips > 0 ? number.format(shown.blanks) : null],
  ]);
  const { year } = shown;
  const title = translate(language, "year", { year });
  const when = name ?? translate(language, "yearWhen");
  return { title, headline: title, figures, when, details, name };
}

type Row = [label: string, value: string | null, isPlace?: boolean];

function listed(rows: Row[]): Described["details"] {
  return rows.flatMap(([label, value, isPlace = false]) =>
    value === null ? [] : [{ label, value, isPlace }],
  );
}

function speciesRows(
  { bySpecies }: SharedTrip | SharedYear,
  number: Intl.NumberFormat,
  language: I18n,
): Row[] {
  return bySpecies.map(({ species, count }) => [nameOfSpecies(species, language), number.format(count)]);
}

function placeRows({ place }: SharedCatch | SharedTrip, nearby: string | null, language: I18n): Row[] {
  const spot: Row[] =
    place?.kind === "exact" ? [[translate(language, "spot"), formatCoordinates(place.point, 5)]] : [];
  return [[translate(language, "near"), nearby, true], ...spot];
}

function titled(title: string, figures: Described["figures"], language: I18n) {
  const [first] = figures;
  const measure = first && `${first.amount.figure} ${first.amount.unit}`;
  return { title, figures, headline: measure ? translate(language, "titled", { title, measure }) : title };
}

function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName;
  return initial ? `${firstName} ${initial}.` : firstName;
}

interface Amount {
  figure: string;
  unit: string;
}

/** How measures are written: in the angler's units, with the reader's number format. */
interface Writing {
  locale: string;
  units: UnitSystem;
}

function amountOf(name: MeasureName, value: number, { locale, units }: Writing): Amount {
  const unit = UNITS[units][name];
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: unit.leastDecimals,
    maximumFractionDigits: unit.readDecimals,
    useGrouping: unit.isGrouped,
  });
  return { figure: format.format(shownValue(unit, value)), unit: unit.name };
}

/** Formats a measure such as "6.2 lb". */
function measureOf(name: MeasureName, value: number, writing: Writing): string {
  const { figure, unit } = amountOf(name, value, writing);
  return `${figure} ${unit}`;
}

/** Formats a day such as "Friday, November 20, 2026". */
function longDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(new Date(day));
}

/**
 * Formats a time as "6:42 AM" or "06:42", depending on the locale.
 *
 * @param time HH:mm
 */
function clockTime(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  // The font of the picture has no narrow space.
  return format.format(new Date(`1970-01-01T${time}Z`)).replaceAll("\u202F", "\u00A0");
}

export const SHARE_TEXTS = {
  air: fieldName("air_temperature"),
  area: /*i18n*/ { id: "share.area", message: "Somewhere in this square, {height} km by {width} km" },
  blanks: /*i18n*/ { id: "share.blanks", message: "Trips without a fish" },
  caughtBy: /*i18n*/ { id: "share.caughtBy", message: "Caught by {name} on {day}" },
  caughtByAt: /*i18n*/ { id: "share.caughtByAt", message: "Caught by {name} on {day} at {time}" },
  caughtOn: /*i18n*/ { id: "share.caughtOn", message: "Caught on {day}" },
  caughtOnAt: /*i18n*/ { id: "share.caughtOnAt", message: "Caught on {day} at {time}" },
  countedDays: /*i18n*/ { id: "share.countedDays", message: "{count, plural, one {day} other {days}}" },
  countedFish: /*i18n*/ { id: "share.countedFish", message: "{count, plural, one {fish} other {fish}}" },
  countedHours: /*i18n*/ { id: "share.countedHours", message: "{count, plural, one {hour} other {hours}}" },
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
  values: Record<string, string | number> = {},
): string {
  return language._({ ...SHARE_TEXTS[key], values });
}
