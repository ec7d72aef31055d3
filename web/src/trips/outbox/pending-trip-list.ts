import { matchesCustom } from "@creel/domain/custom-fields/custom-filter";
import { speciesKey } from "@creel/domain/species/species";
import type { Trip, TripSummary } from "@creel/domain/trips/trip";
import { isBlank } from "@creel/domain/trips/trip-hours";
import type { TripList } from "@creel/domain/trips/trip-list";

/** The filters of a trip list; an absent value does not filter. */
export interface ListedTrips {
  from?: string | undefined;
  to?: string | undefined;
  water?: string | undefined;
  method?: string | undefined;
  custom?: readonly string[] | undefined;
  species?: string | undefined;
  blank?: "true" | undefined;
  usable?: "true" | undefined;
  q?: string | undefined;
}

/** Parses a query string; `custom` may be repeated in it. */
export function listedTripsOf(address: string): ListedTrips {
  const search = new URLSearchParams(address);
  const custom = search.getAll("custom");
  return { ...Object.fromEntries(search), custom: custom.length > 0 ? custom : undefined };
}

interface Pages<Param> {
  pages: TripList[];
  pageParams: Param[];
}

/**
 * Applies pending changes to the loaded pages, latest trip first. A trip that belongs behind the last loaded page is
 * added once its page is loaded.
 *
 * @param changed keyed by trip id; `null` for a deleted trip
 */
export function withPendingTrips<Param>(
  list: Pages<Param>,
  changed: ReadonlyMap<string, Trip | null>,
  filters: ListedTrips,
): Pages<Param> {
  if (changed.size === 0) return list;
  const stored = list.pages.flatMap(({ trips }) => trips);
  const left = stored.filter(({ id }) => !changed.has(id));
  const matching = [...changed.values()].flatMap((trip) => (trip && matches(trip, filters) ? trip : []));
  const added = matching.length - (stored.length - left.length);
  let waiting = matching.toSorted(latestFirst);
  const pages = list.pages.map((page) => {
    const unchanged = page.trips.filter(({ id }) => !changed.has(id));
    const last = page.nextCursor === null ? undefined : page.trips.at(-1);
    const isHere = (trip: TripSummary) => last === undefined || latestFirst(trip, last) <= 0;
    const here = waiting.filter(isHere);
    waiting = waiting.filter((trip) => !isHere(trip));
    const total = Math.max(0, page.total + added);
    return { ...page, trips: [...unchanged, ...here].toSorted(latestFirst), total };
  });
  return { ...list, pages };
}

function latestFirst(one: TripSummary, other: TripSummary): number {
  return Date.parse(other.started_at) - Date.parse(one.started_at);
}

export function matches(trip: TripSummary, filters: ListedTrips): boolean {
  const { q, custom } = filters;
  return (
    isBetween(trip.started_on, filters) &&
    isOn(trip, filters) &&
    hasMethod(trip, filters) &&
    hasSpecies(trip, filters) &&
    isOfKind(trip, filters) &&
    (custom === undefined || matchesCustom(trip.custom ?? {}, custom)) &&
    (q === undefined || hasWords(trip, q))
  );
}

function isOfKind(trip: TripSummary, { blank, usable }: ListedTrips): boolean {
  return (blank === undefined || isBlankTrip(trip)) && (usable === undefined || trip.hours.usable);
}

function isBlankTrip({ ended_at: endedAt, all_logged: allLogged, counts }: TripSummary): boolean {
  return isBlank({ endedAt: endedAt === null ? null : new Date(endedAt), allLogged }, counts.fish);
}

/** The length of yyyy-mm-dd. */
const DAY_LENGTH = 10;

function isBetween(day: string, { from = day, to = day }: ListedTrips): boolean {
  return day >= from.slice(0, DAY_LENGTH) && day <= to.slice(0, DAY_LENGTH);
}

function isOn({ water }: TripSummary, { water: id }: ListedTrips): boolean {
  return id === undefined || water?.id === id;
}

/** Whether one of the comma-separated words of the method is the wanted one. */
function hasMethod({ method }: TripSummary, { method: wanted }: ListedTrips): boolean {
  if (wanted === undefined) return true;
  const methods = method?.toLowerCase().split(/,\s*/) ?? [];
  return methods.includes(wanted.trim().toLowerCase());
}

function hasSpecies({ counts }: TripSummary, { species: name }: ListedTrips): boolean {
  if (name === undefined) return true;
  const key = speciesKey(name);
  return counts.bySpecies.some(({ species }) => speciesKey(species) === key);
}

function hasWords({ water, place_name: place, method, notes, ...trip }: TripSummary, q: string): boolean {
  const texts = [water?.name, place, method, notes, ...trip.target_species, ...trip.companions];
  const text = texts.join("\n").toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
