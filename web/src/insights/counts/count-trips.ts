import type { Outings } from "@creel/domain/insights/outings";

export interface PeriodCount {
  /** As the statistics count them: those of one water and one day are one. */
  trips: number;
  /** Trips with all fish logged, and none of those that are asked for. */
  blanks: number;
  fish: number;
  /** Of trips whose hours count. */
  hours: number;
}

export interface TripCounts {
  /** Of each year and month as yyyy-mm in which somebody fished. */
  months: ReadonlyMap<string, PeriodCount>;
  /** Fish of each clock hour, from midnight, of which the time is known. */
  hoursOfDay: readonly number[];
}

const HOURS_OF_DAY = 24;

/** @param species `undefined`: all */
export function countTrips(
  { outings, without_hours: withoutHours }: Outings,
  species: string | undefined,
): TripCounts {
  const months = new Map<string, PeriodCount>();
  const hoursOfDay = Array.from({ length: HOURS_OF_DAY }, () => 0);
  const isMeant = (name: string) => species === undefined || name === species;
  const fishOf = (fish: Readonly<Record<string, number>>) =>
    Object.entries(fish).reduce((sum, [name, count]) => sum + (isMeant(name) ? count : 0), 0);

  const add = (day: string, { blanks, fish, hours }: Omit<PeriodCount, "trips">) => {
    const period = day.slice(0, "yyyy-mm".length);
    const known = months.get(period) ?? { trips: 0, blanks: 0, fish: 0, hours: 0 };
    months.set(period, {
      trips: known.trips + 1,
      blanks: known.blanks + blanks,
      fish: known.fish + fish,
      hours: known.hours + hours,
    });
  };
  const addAt = (instant: string, timeZone: string, fish: number) => {
    if (fish === 0) return;
    const hour = hourAt(instant, timeZone);
    hoursOfDay[hour] = (hoursOfDay[hour] ?? 0) + fish;
  };

  for (const { day, time_zone: timeZone, segments, untimed } of outings) {
    const fish = segments.reduce((sum, segment) => sum + fishOf(segment.fish), fishOf(untimed));
    const hours = segments.reduce((sum, segment) => sum + segment.hours, 0);
    add(day, { blanks: fish === 0 ? 1 : 0, fish, hours });
    for (const segment of segments) addAt(segment.start, timeZone, fishOf(segment.fish));
  }
  for (const { day, time_zone: timeZone, fish } of withoutHours) {
    const meant = fish.filter((each) => isMeant(each.species));
    add(day, { blanks: 0, fish: meant.length, hours: 0 });
    for (const { at } of meant) addAt(at, timeZone, 1);
  }
  return { months, hoursOfDay };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached: making one is slow. */
function hourAt(instant: string, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone });
  clocks.set(timeZone, clock);
  return Number(clock.format(new Date(instant)));
}
