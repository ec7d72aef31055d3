import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { LineEvent, LineReading, MomentPart, Tackle } from "@creel/domain/quick-entry/line-part";
import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { v7 as uuidv7 } from "uuid";

import { trueNow } from "../../../../device/clock.ts";
import { logFailure } from "../../../../http/log-failure.ts";
import { UNDO_MS } from "../../../../outbox/sending/hold-deletions.ts";
import { useUser } from "../../../../session/auth.tsx";
import { addTripEvent, changeTrip, removeTripEvent } from "../../../../trips/data/keep-trip.ts";
import { openTripSheet } from "../../../../trips/data/trip-sheets.ts";
import { useRunningTrip } from "../../../../trips/data/use-trip.ts";
import { useShowMessage } from "../../../../ui/overlays/show-message.tsx";
import { showToast } from "../../../../ui/overlays/toast.tsx";
import { blankTrip } from "../../blank-trip.ts";
import type { LineForm } from "./line-form.ts";

type Lost = Extract<LineEvent, { kind: "lost" }>;
type Blank = Extract<LineEvent, { kind: "blank" }>;

/** The longest note of an event that the API takes. */
const NOTE_LENGTH = 200;

/** Logs what a line tells where it belongs: on the trip that runs, or with the sheet of a trip that is over. */
export function useLineEvent(form: LineForm) {
  const { id: userId } = useUser();
  const trip = useRunningTrip();
  const showMessage = useShowMessage();

  async function noteLost(running: Trip, reading: LineReading, lost: Lost): Promise<void> {
    const id = uuidv7();
    const tripId = running.id;
    const { rest } = reading;
    if (rest.length > NOTE_LENGTH) {
      const notes = [running.notes ?? "", rest].filter((text) => text !== "").join("\n");
      await changeTrip({ userId, trip: running, fields: { notes } });
    }
    await addTripEvent({
      userId,
      tripId,
      event: { id, ...eventOf(running, reading, lost), ...placeOf(form) },
    });
    form.leave();
    const undo = () => void removeTripEvent({ userId, tripId, eventId: id }).catch(logUndoFailure);
    showToast({
      text: t`Lost fish saved`,
      isOnlyChance: true,
      shownMs: UNDO_MS,
      action: { label: t`Undo`, onPress: undo },
    });
  }

  function log(reading: LineReading, event: LineEvent): void {
    if (trip && event.kind === "lost") {
      noteLost(trip, reading, event).catch((error: unknown) => {
        logFailure("A lost fish could not be kept on this device", error);
        showMessage(t`This could not be saved on this phone. Free up space and tap again.`);
      });
      return;
    }
    const times = event.kind === "blank" ? timesOf(reading, event) : {};
    // The whole line: the sheets of trips have no fields for a lost fish.
    blankTrip.set({ ...times, notes: event.kind === "blank" ? reading.rest : form.read().notes });
    form.leave();
    openTripSheet(trip ? { kind: "end", endedAt: trueNow() } : { kind: "past" });
  }
  return { log };
}

function logUndoFailure(error: unknown): void {
  logFailure("A lost fish could not be taken back", error);
}

function eventOf(trip: Trip, reading: LineReading, { species, quantity }: Lost) {
  const { parts, rest } = reading;
  const lure = parts.find((part) => part.kind === "lure_type");
  return {
    kind: "lost" as const,
    quantity,
    species,
    at: timeWithin(trip, reading),
    note: rest === "" ? null : rest.slice(0, NOTE_LENGTH),
    ...(lure && { lure_type: lure.value, ...tiedOf(lure.tackle) }),
  };
}

function tiedOf(tackle: Tackle | null) {
  return { lure_id: tackle?.lureId ?? null, variant_id: tackle?.variantId ?? null };
}

/** `null`, as of what is counted afterwards, where the line has a time outside of the trip. */
function timeWithin(trip: Trip, { parts }: LineReading): string | null {
  const moment = parts.find((part) => part.kind === "moment");
  const now = trueNow();
  const at = moment ? instantOf(moment) : now;
  const isDuring = at !== null && at >= Date.parse(trip.started_at) && at <= now;
  return isDuring ? new Date(at).toISOString() : null;
}

function placeOf(form: LineForm) {
  const { latitude = null, longitude = null } = form.read().coordinates ?? {};
  return { latitude, longitude };
}

const STEP_MS = 5 * MINUTE_MS;

/** As far as the line says them; with a day alone, at this time of that day. */
function timesOf({ parts }: LineReading, { hours }: Blank) {
  const moment = parts.find((part) => part.kind === "moment");
  if (hours === null && !moment) return {};
  const span = (hours ?? USUAL_HOURS) * HOUR_MS;
  const now = Math.floor(trueNow() / STEP_MS) * STEP_MS;
  const startedAt = moment && moment.time !== null ? instantOf(moment) : null;
  if (startedAt !== null) return { startedAt, endedAt: Math.min(now, startedAt + span) };
  const endedAt = moment ? onDay(now, moment.day) : now;
  return { startedAt: endedAt - span, endedAt };
}

const USUAL_HOURS = 3;

/** On the device's clock. */
function instantOf({ day, time }: MomentPart): number | null {
  return time === null ? null : new Date(`${day}T${time}`).getTime();
}

function onDay(instant: number, day: string): number {
  const at = new Date(instant);
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return at.setFullYear(year, month - 1, date);
}
