import { formatCoordinates } from "@creel/domain/places/coordinates";
import { toCalendarDateTime, toZoned } from "@internationalized/date";

import { remainingPhotos } from "../../../../photos/choose/form-photo.ts";
import { type OfferContext, offerOf, type PhotoOffer } from "../../../../photos/photo-exif.ts";
import type { CatchValues } from "../../values/catch-values.ts";

type When = Pick<CatchValues, "dateOfCatch" | "timeOfCatch">;
type Noted = When & Pick<CatchValues, "coordinates" | "photos">;
/** The time zone is that of the form. */
type FormClock = Omit<OfferContext, "near">;

/** The first time or place of a photo that differs from the form; `null` when none does. */
export function offerFor(noted: Noted, clock: FormClock): PhotoOffer | null {
  for (const photo of remainingPhotos(noted.photos)) {
    if (photo.kind === "stored" || photo.isOfferAnswered || !photo.facts) continue;
    const offer = besides(noted, offerOf(photo.facts, { ...clock, near: noted.coordinates }), clock);
    if (offer.when || offer.place) return offer;
  }
  return null;
}

function besides(noted: Noted, { when, place }: PhotoOffer, { timeZone }: FormClock): PhotoOffer {
  const { coordinates } = noted;
  const isSamePlace = place && coordinates && formatCoordinates(place) === formatCoordinates(coordinates);
  const isSameTime = when !== null && when.instant === notedInstant(noted, timeZone);
  return { when: isSameTime ? null : when, place: isSamePlace ? null : place };
}

/** In milliseconds since 1970. */
function notedInstant({ dateOfCatch, timeOfCatch }: When, timeZone: string): number | null {
  if (!dateOfCatch || !timeOfCatch) return null;
  return toZoned(toCalendarDateTime(dateOfCatch, timeOfCatch), timeZone).toDate().getTime();
}
