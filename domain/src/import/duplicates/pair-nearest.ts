import type { ComparedCatch } from "./compared-catch.ts";

/** A catch of the log, which is paired once. */
export interface LoggedCatch extends ComparedCatch {
  /** Its place in the log by day. */
  order: number;
  isTaken: boolean;
}

/** Catches of the log in an order, of which those that are taken are passed over. */
export interface Line {
  catches: readonly LoggedCatch[];
  /** Where to look after each that is taken. */
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

/** What may be the same as one incoming catch. */
export interface Search {
  incoming: ComparedCatch;
  /** Each in the order of distance, then of the log, with where it begins. */
  lines: { line: Line; at: number }[];
  /** In milliseconds; what is farther away is not looked at. */
  reach: number;
  distanceTo: (logged: ComparedCatch) => number;
  fits: (logged: ComparedCatch) => boolean;
}

/** So many that do not fit are passed over in all, by each incoming catch an equal share, those nearest to it. */
const MOST_PASSED_OVER = 5_000_000;

interface Seeker {
  search: Search;
  /** Its place in the file. */
  order: number;
  passesLeft: number;
  found: { logged: LoggedCatch; distance: number };
}

/**
 * Pairs each incoming catch with at most one of the log, the nearest pairs first. Only the nearest free one of each is held,
 * and looked for anew when another catch has taken it.
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

/** Where it belongs, most often close to the end. */
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
