import type { Coordinates } from "../../places/coordinates.ts";

/** What needs tables of time zones, which only who calls has. */
export interface Clocks {
  /** `null` where it is not known. */
  zoneAt: (place: Coordinates) => string | null;
  /** The instant with its offset; `isReal` is false where clocks were set over it. */
  instantOf: (clock: ClockTime) => { instant: string; isReal: boolean };
  /** What a clock in this zone shows at an instant. */
  shownAt: (instant: string, zone: string) => Pick<ClockTime, "day" | "time">;
  /** The same instant on the clock of another zone. */
  inZone: (instant: string, zone: string) => string;
}

interface ClockTime {
  /** yyyy-mm-dd */
  day: string;
  /** HH:mm:ss */
  time: string;
  zone: string;
}
