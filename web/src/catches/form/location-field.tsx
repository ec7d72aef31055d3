import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { COORDINATES_UNREADABLE, parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { CircleAlert, LocateFixed, MapPin } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useController } from "react-hook-form";

import { useCurrentPosition } from "../../places/use-current-position.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { CatchControl } from "./form-controls.tsx";

interface LocationFieldProps {
  control: CatchControl;
  /** Asks the device as soon as it is there. */
  isLocating: boolean;
}

/** Where it was caught: shown to 6 decimals, changed by hand or to where this device is. */
export function LocationField({ control, isLocating }: LocationFieldProps) {
  const { field, fieldState } = useController({ control, name: "coordinates" });
  const [isEditing, setIsEditing] = useState(false);
  const isOpen = isEditing || field.value === null;

  function handlePlace(coordinates: Coordinates): void {
    field.onChange(coordinates);
    setIsEditing(false);
  }

  return (
    <div className="location-field" data-invalid={fieldState.error ? "" : undefined}>
      <div className="location-line">
        <Icon of={MapPin} />
        <div className="location-words">
          <b>Location</b>
          <p>{field.value ? formatCoordinates(field.value) : "Not chosen yet"}</p>
        </div>
        {!isOpen && (
          <Button look="quiet" onPress={() => setIsEditing(true)}>
            Change place
          </Button>
        )}
      </div>
      {isOpen && <PlaceEditor place={field.value} startsLocating={isLocating} onPlace={handlePlace} />}
      {fieldState.error && (
        <p className="field-message field-message-error">
          <Icon of={CircleAlert} isSmall />
          <span>{fieldState.error.message}</span>
        </p>
      )}
    </div>
  );
}

interface PlaceEditorProps {
  place: Coordinates | null;
  startsLocating: boolean;
  onPlace: (coordinates: Coordinates) => void;
}

/** What is typed counts from the moment it can be read; Enter or leaving the field closes it. */
function PlaceEditor({ place, startsLocating, onPlace }: PlaceEditorProps) {
  const [text, setText] = useState(place ? formatCoordinates(place) : "");
  const [problem, setProblem] = useState<string>();
  const { mutate: locate, isPending: isLocating } = useCurrentPosition(onPlace, setProblem);

  function read(): void {
    const coordinates = parseCoordinates(text);
    if (coordinates) onPlace(coordinates);
    else setProblem(text.trim() === "" ? undefined : COORDINATES_UNREADABLE);
  }

  const locateAtStart = useEffectEvent(() => {
    if (startsLocating && place === null) locate();
  });
  useEffect(() => locateAtStart(), []);

  return (
    <div className="place-editor">
      <TextField
        label="Latitude and longitude"
        value={text}
        onChange={setText}
        onBlur={read}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          read();
        }}
        placeholder="47.831174, -92.264829"
        error={problem}
      />
      <Button onPress={() => locate()} isPending={isLocating}>
        <Icon of={LocateFixed} />
        {isLocating ? "Looking..." : "Use my location"}
      </Button>
    </div>
  );
}
