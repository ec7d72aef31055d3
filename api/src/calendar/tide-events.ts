import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { UNITS } from "@creel/domain/units/units";
import { tidalReach } from "@creel/domain/waters/tidal-reach";
import { type TurnOfTide, turnsBetween } from "@creel/domain/weather/tides";
import type { I18n } from "@lingui/core";

import { nearestTides } from "../weather/tides/tide-stations.ts";
import type { CalendarEvent, EventContext } from "./calendar-event.ts";
import { findPlaceOfWater } from "./calendars.repository.ts";

/** The days of which the calendar has the turns, before and after today. */
const DAYS_BEFORE = 1;
const DAYS_AHEAD = 14;

/**
 * Returns the turns of the tide at the chosen water, which Creel calculates without asking anybody. The station is named
 * only if names are ticked, because it is near the water.
 */
export async function tideEvents(
  { db, user, calendar, now }: EventContext,
  i18n: I18n,
): Promise<CalendarEvent[]> {
  const { tidesWaterId } = calendar;
  const water = tidesWaterId === null ? undefined : await findPlaceOfWater(db, user.id, tidesWaterId);
  const reach = water && tidalReach(water.kind);
  const tides = water && reach ? await nearestTides(water, reach) : null;
  if (!tides?.tidal) return [];
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const span = { from: new Date(today - DAYS_BEFORE * DAY_MS), to: new Date(today + DAYS_AHEAD * DAY_MS) };
  const { name, datum } = tides.station;
  const description = [
    i18n.t({ id: "calendar.tide-about", message: "Not for navigation." }),
    i18n.t({ id: "calendar.tide-datum", message: "Height above {datum}.", values: { datum } }),
    ...(calendar.names ? [name] : []),
    tides.attribution.text,
  ].join("\n");
  return turnsBetween(tides, span).map((turn) => ({
    id: `tide-${turn.time}`,
    start: new Date(turn.time),
    changedAt: new Date(today),
    summary: summaryOf(turn, i18n, UNITS[user.units].depth),
    description,
  }));
}

/** Tides are known to the decimeter. */
function summaryOf(
  { type, height }: TurnOfTide,
  i18n: I18n,
  { fromApi, name: unit }: { fromApi: (feet: number) => number; name: string },
): string {
  const figure = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(fromApi(height))
    .replace("-", "−");
  const values = { height: `${figure} ${unit}` };
  return type === "high"
    ? i18n.t({ id: "calendar.high", message: "High tide, {height}", values })
    : i18n.t({ id: "calendar.low", message: "Low tide, {height}", values });
}
