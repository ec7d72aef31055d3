import type { Coordinates } from "../../places/coordinates.ts";

/** Functions that need time zone tables, which only the caller has. */
export interface Clocks {
  /** `null` if the zone is unknown. */
  zoneAt: (place: Coordinates) => string | null;
  /** Returns the instant with its offset. `isReal` is false if a clock change skipped the time. */
  instantOf: (clock: ClockTime) => { instant: string; isReal: boolean };
  /** Returns the day and time on a clock in this zone. */
  shownAt: (instant: string, zone: string) => Pick<ClockTime, "day" | "time">;
  /** Returns the same instant on the clock of another zone. */
  inZone: (instant: string, zone: string) => string;
}

interface ClockTime {
  /** yyyy-mm-dd */
  day: string;
  /** HH:mm:ss */
  time: string;
  zone: string;
}
