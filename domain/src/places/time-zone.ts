import * as z from "zod/mini";

/** Names the runtime has accepted. Asking it makes a formatter, a tenth of the work of logging a catch. */
const acceptedNames = new Set<string>();
/** There are about 600 zones, but each is accepted in any case of its letters. */
const MAX_ACCEPTED_NAMES = 1000;

/** Whether this is an IANA time zone the runtime knows, by name: an offset ("+02:00") is not one. */
function isTimeZone(name: string): boolean {
  if (acceptedNames.has(name)) return true;
  const isZone = runtimeKnows(name);
  if (isZone && acceptedNames.size < MAX_ACCEPTED_NAMES) acceptedNames.add(name);
  return isZone;
}

function runtimeKnows(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const timeZoneSchema = z
  .string("Time zone must be an IANA name, like America/Chicago")
  .check(z.maxLength(64), z.refine(isTimeZone, "Time zone must be an IANA name, like America/Chicago"));
