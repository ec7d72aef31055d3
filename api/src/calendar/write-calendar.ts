import { randomBytes } from "node:crypto";

import { type CalendarChanges, type CalendarContent, NEW_CALENDAR } from "@creel/domain/calendar/calendar";

import type { Database } from "../database/connect.ts";
import type { CalendarRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { findCalendar, findPlaceOfWater, giveAddress, setContent } from "./calendars.repository.ts";
import { contentOf } from "./present-calendar.ts";

const NONCE_BYTES = 16;

/** Turns the calendar on, or gives it a new address; the earlier one stops working at once. */
export function renewAddress(db: Database, userId: string): Promise<CalendarRow> {
  const nonce = randomBytes(NONCE_BYTES);
  return giveAddress(db, userId, { nonce, createdAt: new Date(), content: NEW_CALENDAR });
}

/** @throws AppError not_found if the calendar is turned off; invalid_input if the water is not the angler's */
export async function changeContent(
  db: Database,
  userId: string,
  changes: CalendarChanges,
): Promise<CalendarRow> {
  const stored = await findCalendar(db, userId);
  if (!stored) throw new AppError("not_found");
  const content = { ...contentOf(stored), ...withoutAbsent(changes) };
  const { tides_water_id: waterId } = changes;
  if (waterId && !(await findPlaceOfWater(db, userId, waterId))) {
    throw new AppError("invalid_input", { fields: { tides_water_id: { code: "not_in_log" } } });
  }
  const row = await setContent(db, userId, content);
  if (!row) throw new AppError("not_found");
  return row;
}

function withoutAbsent(changes: CalendarChanges): Partial<CalendarContent> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
