import { fromAbsolute, getLocalTimeZone } from "@internationalized/date";

/** As in "New York". */
export function cityOfZone(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}

/** As in "Honolulu"; `null` where the clock shows what this device's does. */
export function cityOfOtherClock(timeZone: string, at: Date): string | null {
  const isSame = offsetIn(timeZone, at) === offsetIn(getLocalTimeZone(), at);
  return isSame ? null : cityOfZone(timeZone);
}

function offsetIn(timeZone: string, at: Date): number {
  return fromAbsolute(at.getTime(), timeZone).offset;
}
