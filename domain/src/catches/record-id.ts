import { v7 as uuidv7 } from "uuid";

import { DAY_MS } from "../dates/units-of-time.ts";

/** Half the range of a UUIDv7 sequence, so that it does not overflow. */
const FIRST_BELOW = 2 ** 31;

let sequence = Math.floor(Math.random() * FIRST_BELOW);

/**
 * Returns a UUIDv7 for a catch or a photo. Its timestamp is only the day, because people who must not know the time of
 * the catch can read the id. Ids made here on the same day are ascending.
 */
export function newRecordId(): string {
  sequence += 1;
  return uuidv7({ msecs: Math.floor(Date.now() / DAY_MS) * DAY_MS, seq: sequence });
}
