import type { TripEvent } from "./trip-event.ts";

/** The lure on the line, as a catch or a trip event stores it. */
export interface TiedLure {
  lure_type: string | null;
  lure_id: string | null;
  variant_id: string | null;
}

/** The fields of a gear event that say which lure is on. */
interface GearEvent {
  lureType: string | null;
  lureId?: string | null | undefined;
  lines: number | null;
}

/** False if the event only puts out another line, which leaves the lure as it is. */
export function changesLure({ lureType, lureId = null, lines }: GearEvent): boolean {
  return lureType !== null || lureId !== null || lines === null;
}

type LureEvent = Pick<TripEvent, "kind" | "at" | "lines" | "lure_type" | "lure_id" | "variant_id">;

/**
 * Returns the lure of the latest gear event by then; `null` if there is none or it names no lure.
 * @param at in milliseconds since 1970
 */
export function findCurrentLure(
  events: readonly LureEvent[],
  at = Infinity,
): (TiedLure & { since: string }) | null {
  const changes = events
    .flatMap((event) => (event.kind === "gear" && event.at !== null ? [{ ...event, since: event.at }] : []))
    .filter(({ since, lure_type: lureType, lure_id: lureId, lines }) => {
      return Date.parse(since) <= at && changesLure({ lureType, lureId, lines });
    })
    .toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
  const last = changes.at(-1);
  if (!last) return null;
  const { lure_type: type, lure_id: lureId = null, variant_id: variantId = null, since } = last;
  return type === null && lureId === null
    ? null
    : { lure_type: type, lure_id: lureId, variant_id: variantId, since };
}

type PartialLure = Partial<Record<keyof TiedLure, string | null | undefined>>;

/** Compares the entry in the tackle box if there is one, else the lure's type. */
export function isSameTiedLure(one: PartialLure, other: PartialLure): boolean {
  const [id, otherId] = [one.lure_id ?? null, other.lure_id ?? null];
  if (id !== otherId) return false;
  return id === null
    ? one.lure_type === other.lure_type
    : (one.variant_id ?? null) === (other.variant_id ?? null);
}
