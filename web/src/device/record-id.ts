import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { v7 as uuidv7 } from "uuid";

/** A UUIDv7 of a catch or a photo. It tells the day alone, as whoever may not know when a fish was caught reads it. */
export function newRecordId(): string {
  return uuidv7({ msecs: Math.floor(Date.now() / DAY_MS) * DAY_MS });
}
