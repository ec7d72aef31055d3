/** The sun of one day at one place. What does not happen on that day is `null`. */
export interface SunDay {
  /** The sun's center comes to 6° below the horizon. */
  civilDawn: Date | null;
  /** The upper edge appears, with 34′ of refraction. */
  rise: Date | null;
  /** Highest, due south or north. */
  noon: Date | null;
  set: Date | null;
  civilDusk: Date | null;
  /** Of a day on which the sun neither rises nor sets; else `null`. */
  allDay: "up" | "down" | null;
}

/** The moon of one day at one place. It is later by 50 minutes each day, so that an event can be missing. */
export interface MoonDay {
  rise: Date | null;
  /** Highest: overhead. */
  upperTransit: Date | null;
  set: Date | null;
  /** Lowest, below the horizon: underfoot. */
  lowerTransit: Date | null;
}

/** A stretch of time in which fish are said to feed, after J. A. Knight's solunar tables of 1936. */
export interface SolunarPeriod {
  kind: "major" | "minor";
  event: "overhead" | "underfoot" | "moonrise" | "moonset";
  start: Date;
  end: Date;
  /** Whether it overlaps the hour before or after a sunrise or sunset. */
  isPrime: boolean;
}

/** Which periods matter at an instant. */
export interface SolunarNow {
  /** The one that is on; a major one where two are. */
  current: SolunarPeriod | null;
  nextMajor: SolunarPeriod | null;
}

/** `periods` in any order; a period begins with its first instant and ends before its last. */
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
