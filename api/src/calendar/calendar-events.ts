import { dayAt } from "@creel/domain/dates/clock";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { I18n } from "@lingui/core";

import { languageOf } from "../language/languages.ts";
import type { CalendarEvent, EventContext } from "./calendar-event.ts";
import {
  countFishOfTrips,
  findEndedTrips,
  findGoodDay,
  findLicenses,
  findOpenReturns,
  findWaterNames,
} from "./calendars.repository.ts";
import { tideEvents } from "./tide-events.ts";

/** Returns what the angler ticked. */
export async function eventsOf(context: EventContext): Promise<CalendarEvent[]> {
  const { calendar, user } = context;
  const i18n = languageOf(user.language);
  const parts = await Promise.all([
    calendar.trips ? tripEvents(context, i18n) : [],
    calendar.licenses ? licenseEvents(context, i18n) : [],
    calendar.returns ? returnEvents(context, i18n) : [],
    tideEvents(context, i18n),
    calendar.goodDays ? goodDayEvents(context, i18n) : [],
  ]);
  return parts.flat();
}

async function tripEvents(
  { db, linkTo, user, calendar }: EventContext,
  i18n: I18n,
): Promise<CalendarEvent[]> {
  const [trips, fishOf, names] = await Promise.all([
    findEndedTrips(db, user.id),
    countFishOfTrips(db, user.id),
    calendar.names ? findWaterNames(db, user.id) : new Map<string, string>(),
  ]);
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 });
  return trips.map(({ id, startedAt, endedAt, hours, waterId, updatedAt }) => {
    const water = waterId === null ? undefined : names.get(waterId);
    const fish = i18n.t({
      id: "calendar.fish",
      message: "{fish, plural, =0 {no fish} one {# fish} other {# fish}}",
      values: { fish: fishOf.get(id) ?? 0 },
    });
    return {
      id: `trip-${id}`,
      start: startedAt,
      end: endedAt,
      changedAt: updatedAt,
      summary:
        water === undefined
          ? i18n.t({ id: "calendar.trip", message: "Trip" })
          : i18n.t({ id: "calendar.trip-on", message: "Trip, {water}", values: { water } }),
      description:
        hours === null
          ? fish
          : i18n.t({
              id: "calendar.trip-about",
              message: "{hours} h, {fish}",
              values: { hours: number.format(hours), fish },
            }),
      url: linkTo(`/catches/trips/${id}`),
    };
  });
}

async function licenseEvents(
  { db, linkTo, user, calendar }: EventContext,
  i18n: I18n,
): Promise<CalendarEvent[]> {
  return (await findLicenses(db, user.id)).map(({ id, name, validTo, updatedAt }) => ({
    id: `license-${id}`,
    start: validTo,
    changedAt: updatedAt,
    summary: calendar.names
      ? i18n.t({ id: "calendar.license-of", message: "License ends: {name}", values: { name } })
      : i18n.t({ id: "calendar.license", message: "License ends" }),
    url: linkTo("/profile/limits"),
  }));
}

async function returnEvents(
  { db, linkTo, user, calendar }: EventContext,
  i18n: I18n,
): Promise<CalendarEvent[]> {
  return (await findOpenReturns(db, user.id)).map(({ id, name, deadline, timeZone, updatedAt }) => {
    const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: "short", timeZone }).format(deadline);
    return {
      id: `return-${id}`,
      // The day is that of the waters' clock.
      start: dayAt(deadline, timeZone),
      changedAt: updatedAt,
      summary: calendar.names
        ? i18n.t({ id: "calendar.return-of", message: "Return due: {name}", values: { name } })
        : i18n.t({ id: "calendar.return", message: "Return due" }),
      description: i18n.t({
        id: "calendar.return-by",
        message: "By {time} on the clock of its waters.",
        values: { time },
      }),
      url: linkTo(`/returns/${id}`),
    };
  });
}

async function goodDayEvents({ db, linkTo, user, now }: EventContext, i18n: I18n): Promise<CalendarEvent[]> {
  const found = await findGoodDay(db, user.id);
  if (!found?.startsAt || found.hours === null) return [];
  const { startsAt: start, hours, low, high, lookedOn } = found;
  const end = new Date(start.getTime() + hours * HOUR_MS);
  if (end < now) return [];
  const isPromise = i18n.t({
    id: "calendar.good-day-about",
    message: "By your own log, not a promise.",
  });
  const range =
    low === null || high === null
      ? ""
      : i18n.t({
          id: "calendar.good-day-range",
          message:
            "{hours, plural, one {In # hour: {low} to {high} fish on 8 of 10 days like this.} other {In # hours: {low} to {high} fish on 8 of 10 days like this.}}",
          values: { hours, low, high },
        });
  return [
    {
      id: `good-day-${start.toISOString()}`,
      start,
      end,
      changedAt: new Date(lookedOn),
      summary: i18n.t({ id: "calendar.good-day", message: "Like your good days" }),
      description: [isPromise, range].filter((each) => each !== "").join(" "),
      url: linkTo("/dashboard"),
    },
  ];
}
