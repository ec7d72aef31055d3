import type { Clocks } from "@creel/domain/import/staging/clocks";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { toCalendarDate, toTime } from "@internationalized/date";
import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";

import { PhotoList } from "../../../../photos/choose/photo-list.tsx";
import { type OfferAnswer, PhotoOfferNotice } from "../../../../photos/choose/photo-offer.tsx";
import type { Photos } from "../../../../photos/choose/use-photos.ts";
import type { CatchControl } from "./form-controls.tsx";
import { offerFor } from "./offer-for.ts";
import { formatZoned } from "./previews.ts";

export interface PhotosControlProps {
  control: CatchControl;
  photos: Photos;
  /** The time zone of the date and the time. */
  timeZone: string;
}

export function PhotosControl({ control, photos, timeZone }: PhotosControlProps) {
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

  function handleAnswer({ usesWhen, usesPlace }: OfferAnswer): void {
    if (usesWhen && offer?.when) {
      date.field.onChange(toCalendarDate(offer.when.at));
      time.field.onChange(toTime(offer.when.at));
      zone.field.onChange(offer.when.timeZone);
    }
    if (usesPlace && offer?.place) place.field.onChange(offer.place);
    photos.answerOffers();
  }

  return (
    <PhotoList photos={photos} error={fieldState.error?.message}>
      {offer && (
        <PhotoOfferNotice
          when={offer.when && formatZoned(offer.when)}
          place={offer.place && formatCoordinates(offer.place)}
          onAnswer={handleAnswer}
        />
      )}
    </PhotoList>
  );
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
