import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Bounds } from "@creel/domain/places/bounds";
import { plural, t } from "@lingui/core/macro";

import { dateLocale, locale } from "../../../i18n/locale.ts";
import type { Units } from "../../../units/make-units.ts";

const BYTES_OF_MB = 1_000_000;
const MB_OF_GB = 1000;
/** The length of a degree of latitude. */
const MILES_OF_DEGREE = 69.05;

/** As in "41"; what is smaller than one is one with a decimal. */
export function megabytes(bytes: number): string {
  const figure = bytes / BYTES_OF_MB;
  const decimals = figure < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(Math.max(0.1, figure));
}

/** As in "3.2 GB". */
export function formatRoom(bytes: number): string {
  const gigabytes = bytes / BYTES_OF_MB / MB_OF_GB;
  if (gigabytes < 1) {
    const figure = megabytes(bytes);
    return t`${figure} MB`;
  }
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(gigabytes);
  return t`${figure} GB`;
}

/** As in "26 by 14 miles". */
export function describeExtent({ west, south, east, north }: Bounds, units: Units): string {
  const middle = ((south + north) / 2) * (Math.PI / 180);
  const width = units.distance((east - west) * MILES_OF_DEGREE * Math.cos(middle));
  const height = units.formatDistance((north - south) * MILES_OF_DEGREE);
  const { figure } = width;
  return t`${figure} by ${height}`;
}

/** As in "saved 18 Nov". */
export function describeSaved(savedAt: number): string {
  const isThisYear = new Date(savedAt).getFullYear() === new Date().getFullYear();
  const day = new Intl.DateTimeFormat(dateLocale, {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  }).format(savedAt);
  return t`saved ${day}`;
}

/** As in "3 minutes left". */
export function describeLeft(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  return minutes <= 1
    ? t`a minute left`
    : t`${plural(minutes, { one: "# minute left", other: "# minutes left" })}`;
}
