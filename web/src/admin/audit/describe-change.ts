import type { AuditChange } from "@creel/domain/admin/audit";
import { isChoiceName, isDetailName, isMeasureName, type MeasureName } from "@creel/domain/details/details";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { choiceName } from "../../catches/labels/choice-names.ts";
import { detailInSentence } from "../../catches/labels/detail-labels.ts";
import { lureName } from "../../catches/labels/lure-names.ts";
import { SUBJECT_LABELS } from "../../contact/contact-labels.ts";
import { labelFor } from "../../i18n/label-for.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { speciesName } from "../../species/species-names.ts";
import type { Units } from "../../units/make-units.ts";
import { TIME } from "../admin-times.ts";

type Value = AuditChange["before"];

/** Within a line of changes, for what is not a detail of a catch. */
const FIELD_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  species: msg`species`,
  date: msg`date`,
  time: msg`time`,
  time_zone: msg`time zone`,
  latitude: msg`place`,
  longitude: msg`place`,
  photos: msg`photos`,
  trip_id: msg`trip`,
  firstName: msg`first name`,
  lastName: msg`last name`,
  username: msg`username`,
  email: msg`email`,
  role: msg`role`,
  account_status: msg`status`,
  free_premium_access: msg`free premium`,
};

/** The stored values that an entry may show. */
const VALUE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  ...SUBJECT_LABELS,
  angler: msg`Angler`,
  admin: msg`Admin`,
  active: msg`Active`,
  suspended: msg`Suspended`,
};

const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** As in "weight 118 → 11.8 lb", "place changed". */
export function describeChange({ field, before, after }: AuditChange, units: Units): string {
  const name = nameOf(field);
  if (before === undefined && after === undefined) return t`${name} changed`;
  if (isMeasure(field)) return `${name} ${describeMeasure(field, { before, after }, units)}`;
  const [first, second] = [before, after].map((value) => describeValueOf(field, value));
  return `${name} ${first} → ${second}`;
}

export function describeWord(value: Value): string {
  if (typeof value === "boolean") return value ? t`On` : t`Off`;
  if (value === null || value === undefined) return t({ message: "None", context: "value" });
  return labelFor(VALUE_LABELS, String(value));
}

/** "15 Nov", "15 Nov 2025": a day that is written as one, whatever the clock. */
export function describeDay(day: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  const isThisYear = date.getUTCFullYear() === new Date().getUTCFullYear();
  const year: Intl.DateTimeFormatOptions = isThisYear ? {} : { year: "numeric" };
  const options: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", timeZone: "UTC", ...year };
  return new Intl.DateTimeFormat(dateLocale, options).format(date);
}

function isMeasure(field: string): field is MeasureName {
  return isDetailName(field) && isMeasureName(field);
}

function nameOf(field: string): string {
  if (isDetailName(field)) return detailInSentence(field);
  return Object.hasOwn(FIELD_NAMES, field) ? labelFor(FIELD_NAMES, field) : field.replaceAll("_", " ");
}

function describeMeasure(
  name: MeasureName,
  { before, after }: Pick<AuditChange, "before" | "after">,
  units: Units,
): string {
  const hasOneUnit = !(name === "weight" && units.hasOunces);
  const isBoth = typeof before === "number" && typeof after === "number";
  const first = isBoth && hasOneUnit ? units.formatBare(name, before) : format(name, before, units);
  return `${first} → ${format(name, after, units)}`;
}

function format(name: MeasureName, value: Value, units: Units): string {
  return typeof value === "number" ? units.format(name, value) : describeValue(value);
}

function describeValueOf(field: string, value: Value): string {
  if (typeof value !== "string" || value === "") return describeValue(value);
  if (field === "species") return speciesName(value);
  if (field === "lure_type") return lureName(value);
  return isDetailName(field) && isChoiceName(field) ? choiceName(field, value) : describeValue(value);
}

function describeValue(value: Value): string {
  if (value === null || value === undefined || value === "") return t`nothing`;
  if (typeof value === "boolean") return value ? t`on` : t`off`;
  if (typeof value === "number") return value.toLocaleString();
  return INSTANT.test(value) ? describeInstant(value) : value;
}

function describeInstant(value: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(dateLocale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    ...TIME,
  }).format(date);
}
