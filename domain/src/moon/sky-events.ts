/** `null` for what does not happen on that day. */
export interface SunDay {
  /** The sun's center is 6° below the horizon. */
  civilDawn: Date | null;
  /** The upper edge appears, with 34′ of refraction. */
  rise: Date | null;
  noon: Date | null;
  set: Date | null;
  civilDusk: Date | null;
  allDay: "up" | "down" | null;
}

/** The moon is 50 minutes later each day, so that an event can be missing. */
export interface MoonDay {
  rise: Date | null;
  upperTransit: Date | null;
  set: Date | null;
  lowerTransit: Date | null;
}

/** After J. A. Knight's solunar tables of 1936. */
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

/** A period begins with its first instant and ends before its last. */
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
