import { type AdminStats, STATS_DAYS, TOP_SPECIES } from "@creel/domain/admin/admin-stats";
import { canonicalSpecies, speciesKey } from "@creel/domain/species/species";
import { type CalendarDate, fromDate, startOfMonth, toCalendarDate } from "@internationalized/date";
import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../../database/connect.ts";
import type { Job } from "../../jobs/jobs.ts";
import { countOpenMessages, countPerDay, countUsers } from "./admin-counts.repository.ts";
import { tallyOf, tallySpecies, sumTallies } from "./tallies.repository.ts";

/** Computes the statistics. Days and months are those of the time zone. */
export async function takeStats(db: Database, timeZone: string, now: Date): Promise<AdminStats> {
  const today = toCalendarDate(fromDate(now, timeZone));
  const thisMonth = startOfMonth(today);
  const lastMonth = thisMonth.subtract({ months: 1 });
  const firstDay = today.subtract({ days: STATS_DAYS - 1 });
  const since = (day: CalendarDate) => ({ from: day.toDate(timeZone), timeZone });

  const [users, messages, names, photos, trips, joined, logged] = await Promise.all([
    countUsers(db),
    countOpenMessages(db),
    tallySpecies(db),
    tallyOf(db, "photos"),
    tallyOf(db, "trips"),
    countPerDay(db, "users", since(earlier(lastMonth, firstDay))),
    countPerDay(db, "catches", since(earlier(thisMonth, firstDay))),
  ]);
  const [usersOn, catchesOn] = [countsByDay(joined), countsByDay(logged)];
  const species = ofOneName(names);
  const others = species.slice(TOP_SPECIES);
  return {
    ...users,
    newUsersThisMonth: sumFrom(usersOn, thisMonth),
    newUsersLastMonth: sumFrom(usersOn, lastMonth) - sumFrom(usersOn, thisMonth),
    totalCatches: sum(species.map(({ count }) => count)),
    catchesThisMonth: sumFrom(catchesOn, thisMonth),
    totalPhotos: photos.count,
    totalTrips: trips.count,
    storageBytes: photos.bytes,
    openMessages: messages.count,
    oldestOpenMessageAt: messages.oldest?.toISOString() ?? null,
    topSpecies: species
      .slice(0, TOP_SPECIES)
      .map(({ name, count }) => ({ species: canonicalSpecies(name), count })),
    otherSpecies: { species: others.length, count: sum(others.map(({ count }) => count)) },
    usersPerDay: daysFrom(usersOn, firstDay),
    catchesPerDay: daysFrom(catchesOn, firstDay),
    countedAt: now.toISOString(),
  };
}

interface Counted {
  name: string;
  count: number;
}

/** Counts all names of a fish as one species, under the name that is logged most. */
function ofOneName(counts: readonly Counted[]): Counted[] {
  return [...Map.groupBy(counts, ({ name }) => speciesKey(name)).values()]
    .flatMap((same) => (same[0] ? [{ name: same[0].name, count: sum(same.map(({ count }) => count)) }] : []))
    .toSorted((one, other) => other.count - one.count);
}

type Counts = ReadonlyMap<string, number>;

function countsByDay(days: readonly { date: string; count: number }[]): Counts {
  return new Map(days.map(({ date, count }) => [date, count]));
}

/** Days as yyyy-mm-dd sort correctly as text. */
function sumFrom(counts: Counts, day: CalendarDate): number {
  const later = [...counts].filter(([date]) => date >= day.toString());
  return sum(later.map(([, count]) => count));
}

function daysFrom(counts: Counts, first: CalendarDate): AdminStats["catchesPerDay"] {
  return Array.from({ length: STATS_DAYS }, (_, days) => {
    const date = first.add({ days }).toString();
    return { date, count: counts.get(date) ?? 0 };
  });
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one.compare(other) < 0 ? one : other;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

const HOURLY = "17 * * * *";

export function tallySummingJob(db: Database, log: Pick<FastifyBaseLogger, "info">): Job {
  return {
    name: "fold-tallies",
    schedule: HOURLY,
    async work() {
      const count = await sumTallies(db);
      if (count > 0) log.info({ count }, "Changes of the tallies were added up");
    },
  };
}
