import { HOUR_MS } from "../dates/units-of-time.ts";
import { kilometersBetween } from "../places/distance.ts";
import { speciesKey } from "../species/species.ts";
import type { Proposal, ProposalReason } from "./trip-proposals.ts";

/** A catch that belongs to no trip. */
export interface LooseCatch {
  id: string;
  species: string;
  quantity: number;
  caughtAt: Date;
  /** Whether the time is known, not only the day. */
  isTimed: boolean;
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  timeZone: string;
  latitude: number | null;
  longitude: number | null;
  water: Proposal["water"];
  isSample: boolean;
}

const LARGEST_KM = 5;
const LONGEST_MS = 18 * HOUR_MS;

type Reason = Proposal["reasons"][number];

/**
 * Groups catches that seem to be from one trip. A catch with a time joins a trip if it is at most `gapHours` after the
 * one before and near it; a catch without a time joins a trip of its day. Sorted latest first.
 * @param loose in any order
 */
export function proposeTrips(loose: readonly LooseCatch[], gapHours: number): Proposal[] {
  const inOrder = loose.toSorted(
    (one, other) => one.caughtAt.getTime() - other.caughtAt.getTime() || (one.id < other.id ? -1 : 1),
  );
  const groups = groupsOf(
    inOrder.filter(({ isTimed }) => isTimed),
    gapHours * HOUR_MS,
  );
  const byDay = new Map<string, LooseCatch[][]>();
  for (const group of groups) addToDays(byDay, group);
  for (const caught of inOrder.filter(({ isTimed }) => !isTimed)) {
    const joined = joinDay(byDay.get(caught.day) ?? [], caught);
    if (joined) continue;
    groups.push([caught]);
    addToDays(byDay, groups.at(-1) ?? []);
  }
  return groups
    .map((group) => toProposal(group))
    .toSorted((one, other) => compare(other.day, one.day) || compare(other.started_at, one.started_at));
}

function compare(one: string | null, other: string | null): number {
  if (one === other) return 0;
  return (one ?? "") < (other ?? "") ? -1 : 1;
}

function groupsOf(timed: readonly LooseCatch[], gapMs: number): LooseCatch[][] {
  const groups: LooseCatch[][] = [];
  for (const caught of timed) {
    const last = groups.at(-1);
    if (last && goesOn(last, caught, gapMs)) last.push(caught);
    else groups.push([caught]);
  }
  return groups;
}

function goesOn(group: readonly LooseCatch[], caught: LooseCatch, gapMs: number): boolean {
  const [first, previous] = [group[0] ?? caught, group.at(-1) ?? caught];
  const sinceMs = caught.caughtAt.getTime() - previous.caughtAt.getTime();
  const spanMs = caught.caughtAt.getTime() - first.caughtAt.getTime();
  return (
    sinceMs <= gapMs &&
    spanMs <= LONGEST_MS &&
    isNear(lastPlaced(group) ?? previous, caught) &&
    isSame(first, caught)
  );
}

function lastPlaced(group: readonly LooseCatch[]): LooseCatch | undefined {
  return group.findLast(({ latitude }) => latitude !== null);
}

function isNear(one: LooseCatch, other: LooseCatch): boolean {
  return (kilometersBetween(one, other) ?? 0) <= LARGEST_KM;
}

function isSame(one: LooseCatch, other: LooseCatch): boolean {
  return one.isSample === other.isSample;
}

function addToDays(byDay: Map<string, LooseCatch[][]>, group: LooseCatch[]): void {
  for (const day of new Set(group.map((caught) => caught.day))) {
    byDay.set(day, [...(byDay.get(day) ?? []), group]);
  }
}

/** Adds the catch to a group of its day. Returns whether there was one. */
function joinDay(ofDay: readonly LooseCatch[][], caught: LooseCatch): boolean {
  const group = ofDay.find(
    (each) => isNear(lastPlaced(each) ?? caught, caught) && isSame(each[0] ?? caught, caught),
  );
  group?.push(caught);
  return group !== undefined;
}

/** Returns the water of the catches that are on one; `null` if they are on different ones. */
function waterOf(group: readonly LooseCatch[]): Proposal["water"] {
  const waters = group.map(({ water }) => water).filter((water) => water !== null);
  const [first = null] = waters;
  return waters.every(({ id }) => id === first?.id) ? first : null;
}

function toProposal(group: LooseCatch[]): Proposal {
  const [first] = group;
  if (!first) throw new Error("A group has a catch");
  const timed = group.filter(({ isTimed }) => isTimed);
  const [from, to] = [timed[0], timed.at(-1)];
  const reasons = reasonsOf(group, timed);
  return {
    key: first.id,
    catchIds: group.map(({ id }) => id),
    started_at: from?.caughtAt.toISOString() ?? null,
    ended_at: to?.caughtAt.toISOString() ?? null,
    day: first.day,
    time_zone: first.timeZone,
    water: waterOf(group),
    bySpecies: countSpecies(group),
    confidence: confidenceOf(reasons.map(({ code }) => code)),
    reasons,
  };
}

function reasonsOf(group: readonly LooseCatch[], timed: readonly LooseCatch[]): Reason[] {
  const reasons: Reason[] = [];
  if (timed.length > 1) reasons.push({ code: "gap", hours: largestGap(timed), km: largestDistance(group) });
  if (group.some(({ latitude }) => latitude === null)) reasons.push({ code: "place_unknown" });
  if (timed.length < group.length) reasons.push({ code: "time_unknown" });
  if (group.length === 1) reasons.push({ code: "single_catch" });
  if (group.some(({ isSample }) => isSample)) reasons.push({ code: "samples" });
  return reasons;
}

function confidenceOf(codes: readonly ProposalReason[]): Proposal["confidence"] {
  if (codes.includes("time_unknown")) return "low";
  return codes.includes("place_unknown") || codes.includes("single_catch") ? "medium" : "high";
}

function largestGap(timed: readonly LooseCatch[]): number {
  const gaps = timed.slice(1).map((caught, index) => {
    const previous = timed[index] ?? caught;
    return (caught.caughtAt.getTime() - previous.caughtAt.getTime()) / HOUR_MS;
  });
  return toOneDecimal(Math.max(0, ...gaps));
}

/** Measures from one catch to the next, in km. */
function largestDistance(group: readonly LooseCatch[]): number {
  const distances = group
    .slice(1)
    .map((caught, index) => kilometersBetween(group[index] ?? caught, caught) ?? 0);
  return toOneDecimal(Math.max(0, ...distances));
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Sorted by count, largest first; for equal counts, the species caught first comes first. */
function countSpecies(group: readonly LooseCatch[]): Proposal["bySpecies"] {
  const counts = new Map<string, { species: string; count: number }>();
  for (const { species, quantity } of group) {
    const key = speciesKey(species);
    const counted = counts.get(key);
    counts.set(key, { species: counted?.species ?? species, count: (counted?.count ?? 0) + quantity });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}
