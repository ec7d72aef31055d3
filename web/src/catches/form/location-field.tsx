import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { COORDINATES_UNREADABLE, parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { History, LocateFixed, MapPin } from "lucide-react";
import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { useController } from "react-hook-form";

import { useCurrentPosition } from "../../places/use-current-position.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToldProblem } from "../../ui/use-told-problem.ts";
import { formatShort } from "../format.ts";
import type { CatchControl } from "./form-controls.tsx";
import type { LastSpot } from "./last-values.ts";
import { previewPlace } from "./previews.ts";
import type { DevicePlace } from "./use-device-place.ts";

interface LocationFieldProps {
  control: CatchControl;
  /** What the device says, which was asked when the form was opened. */
  device: DevicePlace;
  /** Where the last one was caught, to be caught at again. */
  spot: LastSpot | null;
}

/** Where it was caught: shown to 6 decimals, changed by hand, to where this device is or the last one was caught. */
export const LocationField = memo(function LocationField({ control, device, spot }: LocationFieldProps) {
  const { field, fieldState } = useController({ control, name: "coordinates" });
  const [isEditing, setIsEditing] = useState(false);
  const isOpen = isEditing || field.value === null;
  const line = useFocusAfterClosing(isOpen);

  function handlePlace(coordinates: Coordinates): void {
    field.onChange(coordinates);
    setIsEditing(false);
  }

  return (
    <div className="location-field" data-invalid={fieldState.error ? "" : undefined}>
      <div ref={line} className="location-line">
        <Icon of={MapPin} />
        <div className="location-words">
          <b>Location</b>
          <p>{previewPlace(field.value, device.isLooking)}</p>
        </div>
        {!isOpen && (
          <Button look="quiet" onPress={() => setIsEditing(true)}>
            Change place
          </Button>
        )}
      </div>
      {isOpen && (
        <PlaceEditor
          place={field.value}
          device={device}
          spot={spot}
          takesFocus={isEditing}
          problem={fieldState.error?.message}
          onPlace={handlePlace}
        />
      )}
    </div>
  );
});

/** What had the focus may be gone with the editor: the way back to it stands in the line above. */
function useFocusAfterClosing(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    wasOpen.current = isOpen;
    if (isLost) line.current?.querySelector("button")?.focus();
  }, [isOpen]);
  return line;
}

interface PlaceEditorProps extends Omit<LocationFieldProps, "control"> {
  place: Coordinates | null;
  takesFocus: boolean;
  /** Why the form was refused. */
  problem: string | undefined;
  onPlace: (coordinates: Coordinates) => void;
}

/** What is typed counts from the moment it can be read; Enter or leaving the field closes it. */
function PlaceEditor({ place, device, spot, takesFocus, onPlace, ...props }: PlaceEditorProps) {
  const [text, setText] = useState(place ? formatCoordinates(place) : "");
  const { problem, setProblem, fail } = useToldProblem();
  const { mutate: locate, isPending } = useCurrentPosition(onPlace, fail);
  const untold = [text === "" && device.problem, props.problem].filter(Boolean).join(" ");
  const isLocating = isPending || device.isLooking;
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) editor.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);

  function read(refuse: (sentence: string) => void = setProblem): void {
    const coordinates = parseCoordinates(text);
    if (coordinates) onPlace(coordinates);
    else if (text.trim() === "") setProblem(undefined);
    else refuse(COORDINATES_UNREADABLE);
  }

  return (
    <div ref={editor} className="place-editor">
      <TextField
        label="Latitude and longitude"
        value={text}
        onChange={setText}
        onBlur={({ relatedTarget }) => {
          // A button of the editor is about to be pressed: it must not go away under the finger.
          if (!editor.current?.contains(relatedTarget)) read();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          read(fail);
        }}
        placeholder="47.831174, -92.264829"
        autoFocus={takesFocus}
        error={problem ?? (untold === "" ? undefined : untold)}
      />
      <div className="place-editor-ways">
        <Button onPress={() => locate()} isPending={isLocating}>
          <Icon of={LocateFixed} />
          {isLocating ? "Looking..." : "Use my location"}
        </Button>
        {spot && <LastSpotButton spot={spot} onPlace={onPlace} />}
      </div>
    </div>
  );
}

function LastSpotButton({ spot, onPlace }: { spot: LastSpot; onPlace: (place: Coordinates) => void }) {
  const { coordinates, caught } = spot;
  return (
    <Button onPress={() => onPlace(coordinates)}>
      <Icon of={History} />
      <span>
        Same place as last time
        <span className="place-editor-when">
          {caught.species}, {formatShort(caught)}
        </span>
      </span>
    </Button>
  );
}
