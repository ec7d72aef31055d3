/** `null` for events that do not happen on that day. */
export interface SunDay {
  /** When the sun's center is 6° below the horizon. */
  civilDawn: Date | null;
  /** When the upper edge appears, with 34′ of refraction. */
  rise: Date | null;
  noon: Date | null;
  set: Date | null;
  civilDusk: Date | null;
  allDay: "up" | "down" | null;
}

/** The moon is about 50 minutes later each day, so an event may be missing. */
export interface MoonDay {
  rise: Date | null;
  upperTransit: Date | null;
  set: Date | null;
  lowerTransit: Date | null;
}

/** Based on J. A. Knight's solunar tables of 1936. */
export interface SolunarPeriod {
  kind: "major" | "minor";
  event: "overhead" | "underfoot" | "moonrise" | "moonset";
  start: Date;
  end: Date;
  /** Whether it overlaps the hour before or after a sunrise or sunset. */
  isPrime: boolean;
}

export interface SolunarNow {
  current: SolunarPeriod | null;
  nextMajor: SolunarPeriod | null;
}

/** Returns the period at a time and the next major one. The start of a period is inclusive, the end exclusive. */
export function solunarAt(periods: readonly SolunarPeriod[], instant: Date): SolunarNow {
  const on = periods.filter(({ start, end }) => start <= instant && instant < end);
  const upcoming = periods
    .filter(({ kind, start }) => kind === "major" && start > instant)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
  return {
    current: on.find(({ kind }) => kind === "major") ?? on[0] ?? null,
    nextMajor: upcoming[0] ?? null,
  };
}
