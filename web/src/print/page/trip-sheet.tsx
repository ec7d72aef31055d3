import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Trip, TripSummary } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { useMemo } from "react";

import { useNotedValues } from "../../custom-fields/use-custom-fields.ts";
import { formatDay } from "../../dates/format-day.ts";
import { formatTripLength, placeOfTrip } from "../../dates/format-trip.ts";
import { speciesName } from "../../species/species-names.ts";
import { describeTrip } from "../../trips/parts/describe-trip.ts";
import { PrintSheet, SheetColumns, SheetSection, SheetText } from "../../ui/print/print-sheet.tsx";
import { SheetFacts } from "../../ui/print/sheet-facts.tsx";
import { SheetPhotos } from "../../ui/print/sheet-parts.tsx";
import { SheetTable } from "../../ui/print/sheet-table.tsx";
import { useWater } from "../../waters/data/use-waters.ts";
import { countFates, keptAndReleased } from "./count-fates.ts";
import { HoursTable } from "./hours-table.tsx";
import { LineMap } from "./line-map.tsx";
import type { PrintOptions } from "./print-options.ts";
import { TripFishTable } from "./trip-fish-table.tsx";
import { numberPlaces, tripItemsOf } from "./trip-items.ts";
import { useAngler } from "./use-angler.ts";

interface TripSheetProps {
  trip: Trip;
  catches: readonly Catch[];
  options: PrintOptions;
  onPhoto: () => void;
}

/** Two rows of three. */
export const MOST_PHOTOS = 6;

export function TripSheet({ trip, catches, options, onPhoto }: TripSheetProps) {
  const { places, photos: hasPhotos, notes: hasNotes } = options;
  const place = places === "none" ? null : placeOfTrip(trip);
  const items = useMemo(() => tripItemsOf(trip, catches), [trip, catches]);
  const numbered = useMemo(() => numberPlaces(places === "exact" ? items : []), [places, items]);
  const photos = hasPhotos ? photosOf(catches) : [];
  return (
    <PrintSheet
      title={place ?? titleWithoutPlace(trip)}
      isPlace={place !== null}
      subtitle={describeTrip(trip)}
      owner={useAngler()}
      foot={footOf(options, catches)}
    >
      <TripFacts trip={trip} catches={catches} />
      <SheetColumns layout={places === "none" ? "one" : "even"}>
        <PlaceOfTrip trip={trip} marks={numbered.places} isShown={places !== "none"} />
        <HoursTable trip={trip} />
      </SheetColumns>
      {items.length > 0 && (
        <SheetSection title={t`Fish`}>
          <TripFishTable trip={trip} items={items} numbers={numbered.numbers} />
        </SheetSection>
      )}
      {hasNotes && <TripNotes trip={trip} catches={catches} />}
      {photos.length > 0 && <SheetPhotos photos={photos} onLoad={onPhoto} />}
    </PrintSheet>
  );
}

function titleWithoutPlace({ started_on: day }: TripSummary): string {
  const when = formatDay(day);
  return t`Trip on ${when}`;
}

function TripFacts({ trip: { hours, counts }, catches }: Pick<TripSheetProps, "trip" | "catches">) {
  return (
    <SheetFacts
      facts={[
        {
          name: t`Fished`,
          figure: hours.fished === null ? null : formatTripLength(hours.fished),
          unit: hours.fished === null ? "" : t`h`,
        },
        { name: t`Fish`, figure: counts.fish },
        { name: t`Kept / released`, figure: keptAndReleased(countFates(catches)) },
        { name: t({ message: "Lost", context: "fish" }), figure: counts.lost },
      ]}
    />
  );
}

interface PlaceOfTripProps {
  trip: Trip;
  marks: readonly Coordinates[];
  isShown: boolean;
}

/** In px. */
const MAP = { width: 340, height: 210 };

/** The outline of the water, with the fish on it. */
function PlaceOfTrip({ trip, marks, isShown }: PlaceOfTripProps) {
  const { water } = useWater(isShown ? (trip.water?.id ?? "") : "");
  if (!isShown) return null;
  return <LineMap {...MAP} label={t`Where the fish were`} outline={water?.outline ?? null} marks={marks} />;
}

function TripNotes({ trip, catches }: Pick<TripSheetProps, "trip" | "catches">) {
  const noted = useNotedValues("trip", trip.custom ?? {});
  const ofFish = catches.flatMap(({ id, species, notes }) =>
    notes === null ? [] : [{ id, species, notes }],
  );
  return (
    <>
      {noted.length > 0 && (
        <SheetSection title={t`Custom fields`}>
          <SheetTable
            label={t`Custom fields`}
            hasNoHead
            columns={[
              { id: "name", name: "" },
              { id: "value", name: "" },
            ]}
            rows={noted.map(({ field, text }) => ({ id: field.id, cells: [field.name, text] }))}
          />
        </SheetSection>
      )}
      {(trip.notes !== null || ofFish.length > 0) && (
        <SheetSection title={t`Notes`}>
          {trip.notes !== null && <SheetText>{trip.notes}</SheetText>}
          {ofFish.map(({ id, species, notes }) => (
            <SheetText key={id}>{`${speciesName(species)}: ${notes}`}</SheetText>
          ))}
        </SheetSection>
      )}
    </>
  );
}

export function photosOf(catches: readonly Catch[]) {
  return catches
    .flatMap(({ species, photos }) =>
      photos.map(({ id, url }) => ({ id, url, description: speciesName(species) })),
    )
    .slice(0, MOST_PHOTOS);
}

function footOf({ places }: PrintOptions, catches: readonly Catch[]): string {
  const where = describePlacesOnSheet(places);
  return catches.some(({ quantity }) => quantity > 1)
    ? t`Creel. ${where} Weight and length are of one fish.`
    : `Creel. ${where}`;
}

/** Says which places are on a sheet, as every sheet does. */
export function describePlacesOnSheet(places: PrintOptions["places"]): string {
  if (places === "exact") return t`Exact places are on this sheet because you chose so.`;
  return places === "water" ? t`Waters are named. Exact places are left out.` : t`Places are left out.`;
}
