import { v7 as uuidv7 } from "uuid";

import { DAY_MS } from "../dates/units-of-time.ts";

/** Half of what a UUIDv7 has room for, so that it does not begin anew. */
const FIRST_BELOW = 2 ** 31;

let sequence = Math.floor(Math.random() * FIRST_BELOW);

/**
 * A UUIDv7 of a catch or a photo. It tells the day alone, as whoever may not know when a fish was caught reads it. Of
 * those that are made here one after the other on a day the later one is greater.
 */
export function newRecordId(): string {
  sequence += 1;
  return uuidv7({ msecs: Math.floor(Date.now() / DAY_MS) * DAY_MS, seq: sequence });
}
