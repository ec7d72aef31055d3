import type { Fate } from "@creel/domain/catches/fate";
import type { NewCatchFields } from "@creel/domain/catches/new-catch";
import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { withAliases } from "@creel/domain/details/aliases";
import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import type { TiedLure } from "@creel/domain/trips/current-lure";
import type { TrialTurn } from "@creel/domain/trips/trial-turn";
import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { v7 as uuidv7 } from "uuid";

import { useBagAfterKeeping } from "../../catch-limits/bag/use-bag-after-keeping.ts";
import { type OfferedLure, tiedLureOf } from "../../catches/editor/form/last-values/offered-lures.ts";
import { choiceName } from "../../catches/labels/choice-names.ts";
import { useRecentCatches } from "../../catches/logbook/use-recent-catches.ts";
import { deleteAtOnce } from "../../catches/outbox/delete-catches.ts";
import { keepFields } from "../../catches/outbox/keep-fields.ts";
import { saveInOutbox } from "../../catches/outbox/save-in-outbox.ts";
import { clockOffset, trueNow } from "../../device/clock.ts";
import { logFailure } from "../../http/log-failure.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import { UNDO_MS } from "../../outbox/sending/hold-deletions.ts";
import { useUser } from "../../session/auth.tsx";
import { speciesName } from "../../species/species-names.ts";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { type Tackle, tackleOfTrip } from "../data/tackle-of-trip.ts";
import type { JustCounted } from "../data/trip-sheets.ts";
import { useTripActions } from "../keep/use-trip-actions.ts";
import { occasionOfTrip } from "./bag-of-trip.ts";
import { findPosition } from "./find-position.ts";

type CountedKind = "lost" | "strike" | "follow" | "move";

interface TiedOn {
  name: string;
  tied: TiedLure;
  trial?: TrialTurn;
}

/** A description of the last counted fish or event, and a function to undo it. */
export interface Counted {
  text: string;
  undo: () => void;
  /** Set while nobody said what became of the fish. */
  fish?: JustCounted;
}

interface Counting {
  /** Defaults to a toast with Undo, which an open sheet would hide. */
  announce?: (counted: Counted) => void;
  /** When it happened, in milliseconds since 1970. Defaults to now. */
  at?: number;
}

export function useCounting(trip: Trip, { announce = announceWithToast, at }: Counting = {}) {
  const { id: userId } = useUser();
  const { addEvent, removeEvent } = useTripActions();
  const { catches, waiting, isMissing } = useRecentCatches({ staleTime: Infinity });
  const showMessage = useShowMessage();
  const bag = useBagAfterKeeping();
  const [latest] = catches ?? waiting;
  const totals = useTotals(trip);

  async function countFish(species: string): Promise<void> {
    const instant = at ?? trueNow();
    const place = (await placeFor(trip, at)) ?? (latest && placeOf(latest));
    if (!place) {
      return showMessage(
        t`Not counted: this fish needs a place. Log it with the form and pick the place there.`,
      );
    }
    const id = uuidv7();
    const tackle = at === undefined ? tackleOfTrip(trip, catches ?? waiting) : UNKNOWN_TACKLE;
    const fields = fieldsOfCounted(trip, { id, species, at: instant, place, tackle });
    const work = { kind: "create", fields } as const;
    await saveInOutbox({ userId, catchId: id, work, photos: [], photoOrder: [] }, true);
    const [name, total] = [speciesName(species), totals.addOne(species)];
    const text = t`${name} counted, ${total} now`;
    const undo = quietly(() => {
      totals.forget(species);
      bag.forget(id);
      return deleteAtOnce(userId, [id]);
    });
    announce({ text, undo, fish: { catchId: id, species, text, undo } });
  }

  async function noteFate({ catchId, species, undo }: JustCounted, fate: Fate): Promise<void> {
    await keepFields({ userId, catchId, fields: { fate } });
    const became = describeFate(species, fate);
    const full = fate === "kept" ? bag.describe(catchId, occasionOfTrip(trip, species)) : null;
    announce({ text: full === null ? became : t`${became}. ${full}`, undo });
  }

  async function noteEvent(kind: CountedKind): Promise<void> {
    const id = uuidv7();
    const instant = at === undefined ? new Date(trueNow()).toISOString() : null;
    const { latitude, longitude } = await placeOfEvent(at);
    await addEvent(trip.id, { id, at: instant, kind, latitude, longitude });
    announce({ text: labelOf(kind), undo: quietly(() => removeEvent(trip.id, id)) });
  }

  async function tieOn({ name, tied, trial }: TiedOn): Promise<void> {
    const id = uuidv7();
    const instant = new Date(trueNow()).toISOString();
    await addEvent(trip.id, { id, at: instant, kind: "gear", ...tied, ...(trial && { trial }) });
    announce({ text: t`Fishing ${name}`, undo: quietly(() => removeEvent(trip.id, id)) });
  }

  const orReport = reportTo(showMessage);
  return {
    /** `null` if nothing was ever caught. */
    lastSpecies: latest?.species ?? null,
    /** Whether `lastSpecies` is final. */
    isLoaded: catches !== undefined || isMissing,
    countFish: (species: string) => orReport(countFish(species)),
    /** Says what became of a fish that was counted. */
    noteFate: (fish: JustCounted, fate: Fate) => orReport(noteFate(fish, fate)),
    noteEvent: (kind: CountedKind) => orReport(noteEvent(kind)),
    tieOn: (lure: OfferedLure) => orReport(tieOn({ name: lure.name, tied: tiedLureOf(lure) })),
    /** Ties on the lure for a half hour of a lure trial. */
    beginTurn: (lure: TiedOn) => orReport(tieOn(lure)),
  };
}

/** Shows a message if the device has no room, so that nothing is lost silently. */
function reportTo(showMessage: (sentence: string) => void) {
  return (saving: Promise<void>) =>
    void saving.catch((error: unknown) => {
      logFailure("What was counted could not be kept on this device", error);
      showMessage(t`This could not be saved on this phone. Free up space and tap again.`);
    });
}

/** For a fish added afterwards, the lure that was on is unknown. */
const UNKNOWN_TACKLE = { lure: null, rodId: null };

/** @param at set for a fish added afterwards, when the device may be elsewhere */
async function placeFor(trip: Trip, at: number | undefined) {
  const here = at === undefined ? await findPosition({ isExact: true }) : null;
  return here ?? placeOf(trip);
}

/** @param at as for `placeFor` */
async function placeOfEvent(at: number | undefined) {
  const here = at === undefined ? await findPosition({ isExact: false }) : null;
  return here ?? { latitude: null, longitude: null };
}

/** As in "Perch kept". */
function describeFate(species: string, fate: Fate): string {
  const name = speciesName(species);
  const became = inSentence(choiceName("fate", fate));
  return t`${name} ${became}`;
}

function labelOf(kind: CountedKind): string {
  switch (kind) {
    case "lost":
      return t`Lost fish saved`;
    case "strike":
      return t`Bite saved`;
    case "follow":
      return t`Follow saved`;
    case "move":
      return t`Spot saved`;
  }
}

let last = new AbortController();

/** Replaces the previous toast. The trip's sheet shows the earlier counts. */
export function announceWithToast({ text, undo }: Counted): void {
  last.abort();
  last = new AbortController();
  const action = { label: t`Undo`, onPress: undo };
  showToast({ text, isOnlyChance: true, shownMs: UNDO_MS, action, until: last.signal });
}

function quietly(undo: () => Promise<void>): () => void {
  return () =>
    void undo().catch((error: unknown) => logFailure("What was counted could not be taken back", error));
}

function placeOf({ latitude, longitude }: Pick<Trip, "latitude" | "longitude">) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * Returns totals that include each fish at once. The counts of the trip follow only when the outbox was read again, so
 * the second of two quick presses would announce the same total as the first. `addOne` reads the newest counts, also
 * when the component was rendered before.
 */
function useTotals(trip: Trip) {
  const newest = useRef(trip);
  const ahead = useRef(new Map<string, number>());
  useEffect(() => {
    newest.current = trip;
    for (const [species, total] of ahead.current) {
      if (countOf(trip, species) >= total) ahead.current.delete(species);
    }
  }, [trip]);
  return {
    addOne: (species: string) => {
      const total = Math.max(countOf(newest.current, species), ahead.current.get(species) ?? 0) + 1;
      ahead.current.set(species, total);
      return total;
    },
    forget: (species: string) => ahead.current.delete(species),
  };
}

function countOf({ counts }: Trip, species: string): number {
  return counts.bySpecies.find((each) => each.species === species)?.count ?? 0;
}

interface CountedFish {
  id: string;
  species: string;
  /** In milliseconds since 1970. */
  at: number;
  place: Coordinates & { accuracy?: number };
  tackle: Tackle;
}

/** Returns a catch with only species, time, place and the trip's tackle; the rest can be added later. */
function fieldsOfCounted(
  { id: tripId, time_zone: timeZone }: Pick<Trip, "id" | "time_zone">,
  { id, species, at, place: { latitude, longitude, accuracy }, tackle: { lure, rodId } }: CountedFish,
): NewCatchFields {
  const offset = clockOffset();
  return withAliases({
    id,
    species,
    date: new Date(at).toISOString(),
    time_zone: timeZone,
    latitude,
    longitude,
    position_accuracy: accuracy ?? null,
    location: formatCoordinates({ latitude, longitude }),
    trip_id: tripId,
    ...lure,
    ...(rodId !== null && { rod_id: rodId }),
    ...(offset !== null && { clock_offset: Math.round(offset / SECOND_MS) }),
  });
}
