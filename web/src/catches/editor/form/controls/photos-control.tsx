import type { Clocks } from "@creel/domain/import/staging/clocks";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { toCalendarDate, toTime } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useController } from "react-hook-form";

import type { FormPhoto } from "../../../../photos/choose/form-photo.ts";
import { PhotoList } from "../../../../photos/choose/photo-list.tsx";
import { PhotoOfferNotice } from "../../../../photos/choose/photo-offer.tsx";
import type { Photos } from "../../../../photos/choose/use-photos.ts";
import type { PhotoOffer } from "../../../../photos/photo-exif.ts";
import { Notice } from "../../../../ui/feedback/states.tsx";
import type { CatchControl } from "./form-controls.tsx";
import { offerFor } from "./offer-for.ts";
import { formatZoned } from "./previews.ts";

export interface PhotosControlProps {
  control: CatchControl;
  photos: Photos;
  /** The time zone of the date and the time. */
  timeZone: string;
  /** True if the form began with photos from another app: it takes their time and place without a question. */
  isShared: boolean;
}

export function PhotosControl({ control, photos, timeZone, isShared }: PhotosControlProps) {
  const { field, fieldState } = useController({ control, name: "photos" });
  const date = useController({ control, name: "dateOfCatch" });
  const time = useController({ control, name: "timeOfCatch" });
  const zone = useController({ control, name: "timeZone" });
  const place = useController({ control, name: "coordinates" });
  const clocks = useClocks(field.value.some(({ kind }) => kind === "new"));
  const noted = {
    photos: field.value,
    dateOfCatch: date.field.value,
    timeOfCatch: time.field.value,
    coordinates: place.field.value,
  };
  const offer = clocks && offerFor(noted, { clocks, timeZone });
  const { taken, isTaking } = useTaking({
    photos: field.value,
    offer,
    isWanted: isShared,
    isReady: clocks !== null,
    take,
  });

  function take({ when, place: position }: PhotoOffer): void {
    if (when) {
      date.field.onChange(toCalendarDate(when.at));
      time.field.onChange(toTime(when.at));
      zone.field.onChange(when.timeZone);
    }
    if (position) place.field.onChange(position);
    photos.answerOffers();
  }

  return (
    <PhotoList photos={photos} error={fieldState.error?.message}>
      {taken && <Notice tone="info">{describeTaken(taken)}</Notice>}
      {offer && !isTaking && (
        <PhotoOfferNotice
          when={offer.when && formatZoned(offer.when)}
          place={offer.place && formatCoordinates(offer.place)}
          onAnswer={({ usesWhen, usesPlace }) =>
            take({ when: usesWhen ? offer.when : null, place: usesPlace ? offer.place : null })
          }
        />
      )}
    </PhotoList>
  );
}

interface Taking {
  photos: readonly FormPhoto[];
  offer: PhotoOffer | null;
  isWanted: boolean;
  /** False while offers cannot be known. */
  isReady: boolean;
  take: (offer: PhotoOffer) => void;
}

/** Takes the time and the place of the first photos without a question, once the data of all of them is read. */
function useTaking({ photos, offer, isWanted, isReady, take }: Taking) {
  const [taken, setTaken] = useState<PhotoOffer | null>(null);
  const isTaking = isWanted && taken === null && photos.some(isUnanswered);
  if (isTaking && isReady && photos.every(isRead)) setTaken(offer ?? { when: null, place: null });
  const takeOnce = useEffectEvent(take);
  useEffect(() => {
    if (taken) takeOnce(taken);
  }, [taken]);
  return { taken, isTaking };
}

function isUnanswered(photo: FormPhoto): boolean {
  return photo.kind === "new" && !photo.isOfferAnswered;
}

function isRead(photo: FormPhoto): boolean {
  return photo.kind === "stored" || photo.facts !== null;
}

function describeTaken({ when, place }: PhotoOffer): string {
  if (when && place) return t`Time and place are from the photo.`;
  if (place) return t`The place is from the photo.`;
  return when ? t`The time is from the photo. It has no place.` : t`The photo has no place.`;
}

/**
 * Loads the time zone tables on demand, because they are as large as a page of the app; `null` until they are loaded.
 */
function useClocks(isNeeded: boolean): Clocks | null {
  const { data = null } = useQuery({
    queryKey: ["clocks"],
    queryFn: async () => (await import("../../../../places/clocks.ts")).clocks,
    enabled: isNeeded,
    networkMode: "always",
    staleTime: Infinity,
  });
  return data;
}
