import * as z from "zod/mini";

/** Whether this is an IANA time zone the runtime knows, by name: an offset ("+02:00") is not one. */
function isTimeZone(name: string): boolean {
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
