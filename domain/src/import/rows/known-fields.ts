import { MINUTE_MS } from "../../dates/units-of-time.ts";
import { type Json, textOf } from "./json.ts";
import { recordedDay } from "./record-rows.ts";

interface Known {
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  /** Fields in the spelling of an archive of a Creel, which no column of a table says, or says less exactly. */
  fields: Record<string, unknown>;
}

/** @param record of a line of CSV, where all values are texts, or of an answer of the API */
export function knownOf(record: Json): Known {
  const day = textOf(record["day"]) ?? String(recordedDay(record));
  const fields = {
    ...placeOf(record),
    ...(isSaid(record["time"]) && { date: instantOf(record, day) }),
    position_accuracy: numberOf(record["position_accuracy"] ?? record["position_accuracy_m"]),
    clock_offset: numberOf(record["clock_offset"] ?? record["clock_offset_s"]),
    trip_id: isSaid(record["trip_id"]) ? record["trip_id"] : null,
    ...(!isSaid(record["water"]) && { water_id: null, spot_id: null }),
    // It comes back as it was: what nobody noted stays so.
    fill_conditions: false,
  };
  const { chosen, conditions_filled: filled } = record;
  return {
    day,
    fields: {
      ...fields,
      ...(chosen !== undefined && { chosen }),
      ...(filled !== undefined && { conditions_filled: filled }),
    },
  };
}

function placeOf(record: Json): object {
  const [latitude, longitude] = [numberOf(record["latitude"]), numberOf(record["longitude"])];
  return latitude === null || longitude === null ? {} : { latitude, longitude };
}

/** A cell of CSV that says nothing is empty. */
function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function numberOf(value: unknown): number | null {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** On the angler's clock, as exact as it is stored; a clock of before time zones is not whole minutes from UTC. */
function instantOf({ date, time }: Json, day: string): string {
  const instant = Date.parse(String(date));
  const offset = (Date.parse(`${day}T${String(time)}Z`) - Math.floor(instant / 1000) * 1000) / MINUTE_MS;
  if (!Number.isInteger(offset)) return String(date);
  const clock = new Date(instant + offset * MINUTE_MS).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${clock}${offset < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
