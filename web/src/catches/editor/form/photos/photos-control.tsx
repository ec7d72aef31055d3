import { formatCoordinates } from "@creel/domain/places/coordinates";
import { toCalendarDate, toTime } from "@internationalized/date";
import { useController, useWatch } from "react-hook-form";

import { PhotoList } from "../../../../photos/choose/photo-list.tsx";
import { type OfferAnswer, PhotoOfferNotice } from "../../../../photos/choose/photo-offer.tsx";
import type { Photos } from "../../../../photos/choose/use-photos.ts";
import type { CatchControl } from "../controls/form-controls.tsx";
import { formatDateTime } from "../controls/previews.ts";
import { offerFor } from "./offer-for.ts";

export interface PhotosControlProps {
  control: CatchControl;
  photos: Photos;
  timeZone: string;
}

export function PhotosControl({ control, photos, timeZone }: PhotosControlProps) {
  const { fieldState } = useController({ control, name: "photos" });
  const date = useController({ control, name: "dateOfCatch" });
  const time = useController({ control, name: "timeOfCatch" });
  const place = useController({ control, name: "coordinates" });
  const offer = useWatch({ control, compute: (noted) => offerFor(noted, { timeZone }) });

  function handleAnswer({ usesWhen, usesPlace }: OfferAnswer): void {
    if (usesWhen && offer?.when) {
      date.field.onChange(toCalendarDate(offer.when));
      time.field.onChange(toTime(offer.when));
    }
    if (usesPlace && offer?.place) place.field.onChange(offer.place);
    photos.answerOffers();
  }

  return (
    <PhotoList photos={photos} error={fieldState.error?.message}>
      {offer && (
        <PhotoOfferNotice
          when={offer.when && formatDateTime(offer.when)}
          place={offer.place && formatCoordinates(offer.place)}
          onAnswer={handleAnswer}
        />
      )}
    </PhotoList>
  );
}
