import { formatCoordinates } from "@creel/domain/places/coordinates";
import { type CalendarDateTime, toCalendarDateTime } from "@internationalized/date";

import { remainingPhotos } from "../../../../photos/choose/form-photo.ts";
import { type Clock, offerOf, type PhotoOffer } from "../../../../photos/exif/photo-exif.ts";
import type { CatchValues } from "../../values/catch-values.ts";

type When = Pick<CatchValues, "dateOfCatch" | "timeOfCatch">;
type Noted = When & Pick<CatchValues, "coordinates" | "photos">;

/** The first time or place of a photo that differs from the form; `null` when none does. */
export function offerFor(noted: Noted, clock: Clock): PhotoOffer | null {
  for (const photo of remainingPhotos(noted.photos)) {
    if (photo.kind === "stored" || photo.isOfferAnswered || !photo.facts) continue;
    const offer = besides(noted, offerOf(photo.facts, clock));
    if (offer.when || offer.place) return offer;
  }
  return null;
}

function besides(noted: Noted, { when, place }: PhotoOffer): PhotoOffer {
  const minute = when?.set({ second: 0, millisecond: 0 }) ?? null;
  const { coordinates } = noted;
  const isSamePlace = place && coordinates && formatCoordinates(place) === formatCoordinates(coordinates);
  return { when: minute && isNoted(noted, minute) ? null : minute, place: isSamePlace ? null : place };
}

function isNoted({ dateOfCatch, timeOfCatch }: When, when: CalendarDateTime): boolean {
  if (!dateOfCatch || !timeOfCatch) return false;
  return toCalendarDateTime(dateOfCatch, timeOfCatch).compare(when) === 0;
}
