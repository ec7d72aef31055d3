import type { ComparedCatch } from "./compared-catch.ts";

/** A catch of the log, which can be paired only once. */
export interface LoggedCatch extends ComparedCatch {
  /** Its index in the log, sorted by day. */
  order: number;
  isTaken: boolean;
}

/** Catches of the log in an order. Catches that are taken are skipped. */
export interface Line {
  catches: readonly LoggedCatch[];
  /** For each catch, the index at which to continue if it is taken. */
  nextOf: Uint32Array;
}

export function lineOf(catches: readonly LoggedCatch[]): Line {
  return { catches, nextOf: Uint32Array.from(catches, (_, at) => at + 1) };
}

function firstFree({ catches, nextOf }: Line, from: number): number {
  let free = from;
  while (catches[free]?.isTaken) free = nextOf[free] ?? catches.length;
  for (let at = from; at < free;) {
    const next = nextOf[at] ?? free;
    nextOf[at] = free;
    at = next;
  }
  return free;
}

/** The candidates for one incoming catch. */
export interface Search {
  incoming: ComparedCatch;
  /** Each line is sorted by distance, then by the order of the log; `at` is the index where it begins. */
  lines: { line: Line; at: number }[];
  /** In milliseconds. Catches farther away are ignored. */
  reach: number;
  distanceTo: (logged: ComparedCatch) => number;
  fits: (logged: ComparedCatch) => boolean;
}

/**
 * The total number of catches that may be skipped because they do not fit. Each incoming catch has an equal share,
 * which it uses on the nearest ones.
 */
const MOST_PASSED_OVER = 5_000_000;

interface Seeker {
  search: Search;
  /** Its index in the file. */
  order: number;
  passesLeft: number;
  found: { logged: LoggedCatch; distance: number };
}

/**
 * Pairs each incoming catch with at most one of the log, nearest pairs first. Holds only the nearest free catch for
 * each, and searches again if another one has taken that.
 */
export function pairNearest(searches: readonly Search[]): [incoming: ComparedCatch, logged: LoggedCatch][] {
  const pairs: [ComparedCatch, LoggedCatch][] = [];
  const passesLeft = MOST_PASSED_OVER / searches.length;
  const farthestFirst = searches
    .flatMap((search, order) => {
      const seeker = { search, order, passesLeft };
      const found = nearestFree(seeker);
      return found ? [{ ...seeker, found }] : [];
    })
    .toSorted((one, other) => compareFound(other, one));
  for (let seeker = farthestFirst.pop(); seeker; seeker = farthestFirst.pop()) {
    const { logged } = seeker.found;
    if (!logged.isTaken) {
      logged.isTaken = true;
      pairs.push([seeker.search.incoming, logged]);
      continue;
    }
    const found = nearestFree(seeker);
    if (found) insert(farthestFirst, Object.assign(seeker, { found }));
  }
  return pairs;
}

function nearestFree(seeker: Omit<Seeker, "found">): Seeker["found"] | null {
  let nearest: Seeker["found"] | null = null;
  for (const place of seeker.search.lines) {
    const logged = firstFitting(seeker, place);
    if (!logged) continue;
    const distance = seeker.search.distanceTo(logged);
    const isNearer =
      nearest === null ||
      distance < nearest.distance ||
      (distance === nearest.distance && logged.order < nearest.logged.order);
    if (isNearer) nearest = { logged, distance };
  }
  return nearest;
}

function firstFitting(
  seeker: Omit<Seeker, "found">,
  place: Search["lines"][number],
): LoggedCatch | undefined {
  const { fits, distanceTo, reach } = seeker.search;
  for (;;) {
    place.at = firstFree(place.line, place.at);
    const logged = place.line.catches[place.at];
    if (!logged || distanceTo(logged) > reach) return undefined;
    if (fits(logged)) return logged;
    if (seeker.passesLeft < 1) return undefined;
    seeker.passesLeft -= 1;
    place.at += 1;
  }
}

function compareFound(one: Seeker, other: Seeker): number {
  return one.found.distance - other.found.distance || one.order - other.order;
}

/** Inserts at the sorted position, which is usually close to the end. */
function insert(farthestFirst: Seeker[], seeker: Seeker): void {
  let [low, high] = [0, farthestFirst.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = farthestFirst[middle];
    if (other && compareFound(other, seeker) > 0) low = middle + 1;
    else high = middle;
  }
  farthestFirst.splice(low, 0, seeker);
}
