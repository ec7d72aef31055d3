import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { CardText } from "@creel/domain/shares/card";
import type { ShareSubject } from "@creel/domain/shares/share";
import type { Trip } from "@creel/domain/trips/trip";
import { plural, t } from "@lingui/core/macro";

import { formatHours } from "../dates/format-trip.ts";
import { formatDecimals } from "../i18n/numbers.ts";

/** The record to share, as far as the choices need it. */
export interface ShareTarget {
  subject: ShareSubject;
  /** The id of the catch or the trip, or a year as yyyy. */
  id: string;
  /** The stored species of a catch; `null` for a trip or a year. */
  species: string | null;
  title: string;
  /** The day as text. */
  day: string;
  /** In pounds, and the length in inches. */
  weight: number | null;
  length: number | null;
  /** Says that the measures are of one of several fish. Absent for one fish. */
  measuresNote?: string;
  /** The text of its picture; `null` if its measures are enough. */
  card: CardText | null;
  photo: string | null;
  hasPhotos: boolean;
  notes: string | null;
  hasTime: boolean;
  water: string | null;
  place: Coordinates | null;
}

interface Placed {
  latitude: number | null;
  longitude: number | null;
}

function placeOf({ latitude, longitude }: Placed): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function catchTarget(caught: Catch, { title, day }: Pick<ShareTarget, "title" | "day">): ShareTarget {
  return {
    subject: "catch",
    id: caught.id,
    species: caught.species,
    title,
    day,
    weight: caught.weight,
    length: caught.length,
    ...(caught.quantity > 1 && { measuresNote: t`figures of one` }),
    card: null,
    photo: caught.photos[0]?.url ?? null,
    hasPhotos: caught.photos.length > 0,
    notes: caught.notes,
    hasTime: caught.time !== null,
    water: caught.water?.name ?? null,
    place: placeOf(caught),
  };
}

export function tripTarget(trip: Trip, { title, day }: Pick<ShareTarget, "title" | "day">): ShareTarget {
  return {
    subject: "trip",
    id: trip.id,
    species: null,
    title,
    day,
    weight: null,
    length: null,
    card: { title, figures: tripFigures(trip), lines: [day] },
    photo: null,
    hasPhotos: trip.counts.fish > 0,
    notes: trip.notes,
    hasTime: true,
    water: trip.water?.name ?? null,
    place: placeOf(trip),
  };
}

function tripFigures({ counts, hours }: Trip): CardText["figures"] {
  const fish = {
    figure: formatDecimals(counts.fish, { min: 0, max: 0, isGrouped: true }),
    unit: t`${plural(counts.fish, { one: "fish", other: "fish" })}`,
  };
  return hours.fished === null ? [fish] : [fish, { figure: formatHours(hours.fished), unit: t`h` }];
}
