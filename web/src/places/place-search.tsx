import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { foldText } from "@creel/domain/text/fold";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { Autocomplete } from "../ui/fields/autocomplete.tsx";
import { placesQuery } from "./api.ts";

/** The pause after the last key before the search. */
const PAUSE_MS = 200;
/** 11 m. */
const DECIMALS = 4;

export interface NamedPlace extends Coordinates {
  name: string;
}

const NO_PLACES: readonly NamedPlace[] = [];

interface PlaceSearchProps {
  label: string;
  onPlace: (place: NamedPlace) => void;
  /** Where the angler is or lives: the nearest places come first. */
  near?: Coordinates | null;
  /** The angler's own places, which come before towns. */
  own?: readonly NamedPlace[];
  autoFocus?: boolean;
}

export function PlaceSearch({
  label,
  onPlace,
  near = null,
  own = NO_PLACES,
  autoFocus = false,
}: PlaceSearchProps) {
  const [text, setText] = useState("");
  const typed = parseCoordinates(text);
  const wanted = usePaused(text.trim());
  const { data, error, isFetching } = useQuery(placesQuery(typed ? "" : wanted, near));
  const isBehind = !typed && (isFetching || wanted !== text.trim());

  return (
    <Autocomplete
      label={label}
      text={text}
      onTextChange={setText}
      options={
        typed
          ? [atPoint(typed)]
          : text.trim().length < 2
            ? []
            : [...beginningSo(own, text).map(ownNamed), ...(data ?? []).map(named)]
      }
      onChoose={({ place }) => {
        setText(place.name);
        onPlace(place);
      }}
      isBehind={isBehind}
      emptyText={describeNone({ text, isBehind, hasFailed: error !== null })}
      placeholder={t`Ely, Minnesota`}
      autoFocus={autoFocus}
    />
  );
}

/** A word of whose name begins so. */
function beginningSo(places: readonly NamedPlace[], text: string): NamedPlace[] {
  const sought = foldText(text.trim());
  return places.filter(({ name }) => ` ${foldText(name)}`.includes(` ${sought}`));
}

function named(place: NamedPlace) {
  return { id: place.name, name: place.name, place };
}

function ownNamed(place: NamedPlace) {
  return { id: `own ${place.name}`, name: place.name, note: t`your water`, place };
}

function atPoint(point: Coordinates) {
  const name = formatCoordinates(point, DECIMALS);
  return { id: name, name, note: t`coordinates`, place: { ...point, name } };
}

function describeNone(search: { text: string; isBehind: boolean; hasFailed: boolean }): string {
  if (search.text.trim().length < 2) return t`Type at least two letters, or coordinates.`;
  if (search.isBehind) return t`Looking...`;
  return search.hasFailed
    ? t`Place search isn’t working right now. You can type coordinates.`
    : t`No town by that name. You can type coordinates.`;
}

/** The text as it was when typing last paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
