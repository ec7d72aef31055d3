import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";

import type { MovableMapHandle } from "../../map/place/movable-map.tsx";
import { PlacePicker } from "../../map/place/place-picker.tsx";
import { describeUnreadable } from "../../places/coordinates-unreadable.ts";
import { TextField } from "../../ui/fields/text-field.tsx";

interface PlaceFieldProps {
  place: Coordinates | null;
  /** Where the map opens without a place. */
  near: Coordinates | null;
  onChange: (place: Coordinates) => void;
  /** Whether what is typed is no place. */
  onUnread: (isUnread: boolean) => void;
}

/** A place under the cross of a map, or typed. */
export function PlaceField({ place, near, onChange, onUnread }: PlaceFieldProps) {
  const map = useRef<MovableMapHandle>(null);
  const [opened] = useState(place ?? near);
  const [typed, setTyped] = useState<string | null>(null);
  const isUnread = typed !== null && isNoPlace(typed);

  function type(text: string): void {
    setTyped(text);
    onUnread(isNoPlace(text));
    const read = parseCoordinates(text);
    if (!read) return;
    onChange(read);
    map.current?.goTo(read);
  }

  function move(moved: Coordinates): void {
    setTyped(null);
    onUnread(false);
    onChange(moved);
  }

  return (
    <>
      <PlacePicker initialPlace={opened} handleRef={map} onMoved={move} />
      <TextField
        label={t`Latitude and longitude`}
        value={typed ?? (place === null ? "" : formatCoordinates(place))}
        onChange={type}
        placeholder="47.831174, -92.264829"
        error={isUnread ? describeUnreadable() : undefined}
      />
    </>
  );
}

function isNoPlace(text: string): boolean {
  return text.trim() !== "" && parseCoordinates(text) === null;
}
