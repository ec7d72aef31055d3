import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { Autocomplete } from "../ui/fields/autocomplete.tsx";
import { placesQuery } from "./places.query.ts";

/** After the last key, before it is looked for. */
const PAUSE_MS = 200;
/** 11 m. */
const DECIMALS = 4;

/** What was found by its name, or typed as coordinates. */
interface NamedPlace extends Coordinates {
  name: string;
}

interface PlaceSearchProps {
  label: string;
  onPlace: (place: NamedPlace) => void;
  /** Where the angler is or mostly is, if that is known: the nearest are listed first. */
  near?: Coordinates | null;
  autoFocus?: boolean;
}

/** A town by its name, or a point by its coordinates. */
export function PlaceSearch({ label, onPlace, near = null, autoFocus = false }: PlaceSearchProps) {
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
      options={typed ? [atPoint(typed)] : text.trim().length < 2 ? [] : (data ?? []).map(named)}
      onChoose={({ place }) => {
        setText(place.name);
        onPlace(place);
      }}
      isBehind={isBehind}
      emptyText={describeNone({ text, isBehind, hasFailed: error !== null })}
      placeholder="Ely, Minnesota"
      autoFocus={autoFocus}
    />
  );
}

function named(place: NamedPlace) {
  return { id: place.name, name: place.name, place };
}

function atPoint(point: Coordinates) {
  const name = formatCoordinates(point, DECIMALS);
  return { id: name, name, note: "coordinates", place: { ...point, name } };
}

function describeNone(search: { text: string; isBehind: boolean; hasFailed: boolean }): string {
  if (search.text.trim().length < 2) return "Two letters or more, or coordinates.";
  if (search.isBehind) return "Looking...";
  return search.hasFailed
    ? "Places cannot be looked up right now. You can type coordinates."
    : "No town has that name. You can type coordinates.";
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
