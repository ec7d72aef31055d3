import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { Crosshair, History, LocateFixed, MapPin } from "lucide-react";
import { memo, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import { useController } from "react-hook-form";

import { formatShort } from "../../../../dates/format-catch-time.ts";
import { describeUnreadable } from "../../../../places/coordinates-unreadable.ts";
import { PositionError } from "../../../../places/current-position.ts";
import { speciesName } from "../../../../species/species-names.ts";
import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { lazyPart } from "../../../../ui/hooks/lazy-part.ts";
import { useAnnouncedProblem } from "../../../../ui/use-announced-error.ts";
import { useUnits } from "../../../../units/use-units.ts";
import type { CatchControl } from "../controls/form-controls.tsx";
import { previewPlace } from "../controls/previews.ts";
import type { LastSpot } from "../last-values/last-values.ts";
import type { DevicePlace } from "./use-place-finder.ts";

import * as styles from "./location-field.module.css";

const WaterField = lazyPart(async () => (await import("./water-field.tsx")).WaterField);

interface LocationFieldProps {
  control: CatchControl;
  /** Asked for when the form was opened. */
  device: DevicePlace;
  spot: LastSpot | null;
}

/** Shows 6 decimals, about 10 cm. */
export const LocationField = memo(function LocationField({ control, device, spot }: LocationFieldProps) {
  const { field, fieldState } = useController({ control, name: "coordinates" });
  const [isEditing, setIsEditing] = useState(false);
  const isOpen = isEditing || field.value === null;
  const line = useFocusAfterClosing(isOpen);
  const units = useUnits();
  const { announced, locate, isPending, handleMiddle } = useWays(device.finder, setIsEditing);

  function handlePlace(coordinates: Coordinates): void {
    field.onChange(coordinates);
    announced.setProblem(undefined);
    setIsEditing(false);
  }

  return (
    <div className={styles.root} data-invalid={fieldState.error ? "" : undefined}>
      <div ref={line} className={styles.line}>
        <Icon of={MapPin} />
        <div className={styles.words}>
          <b>{t`Location`}</b>
          <p>{previewPlace(field.value, device, units)}</p>
        </div>
        {!isOpen && (
          <Button look="quiet" onPress={() => setIsEditing(true)}>
            {t`Change place`}
          </Button>
        )}
      </div>
      {!isOpen && device.finder.map && device.source && (
        <OtherPlace source={device.source} isLocating={isPending} onLocate={locate} onMiddle={handleMiddle} />
      )}
      {isOpen && (
        <PlaceEditor
          place={field.value}
          device={device}
          spot={spot}
          takesFocus={isEditing}
          announced={announced}
          isLocating={isPending || device.isLooking}
          refusal={fieldState.error?.message}
          onPlace={handlePlace}
          onType={() => setIsEditing(true)}
          onLocate={locate}
          onMiddle={handleMiddle}
        />
      )}
      <Suspense>
        <WaterField control={control} />
      </Suspense>
    </div>
  );
});

/** When the device fails, the field to type into says why. */
function useWays(finder: DevicePlace["finder"], setIsEditing: (isEditing: boolean) => void) {
  const announced = useAnnouncedProblem();
  const { setProblem, fail } = announced;
  const { mutate: locate, isPending } = useMutation({
    mutationFn: finder.locate,
    onSuccess: () => close(),
    onError: (error) => {
      setIsEditing(true);
      fail(error instanceof PositionError ? error.message : String(error));
    },
  });

  function close(): void {
    setProblem(undefined);
    setIsEditing(false);
  }

  function handleMiddle(): void {
    finder.takeMiddle();
    close();
  }

  return { announced, locate, isPending, handleMiddle };
}

interface PlaceEditorProps extends Omit<LocationFieldProps, "control"> {
  place: Coordinates | null;
  takesFocus: boolean;
  announced: ReturnType<typeof useAnnouncedProblem>;
  isLocating: boolean;
  refusal: string | undefined;
  onPlace: (coordinates: Coordinates) => void;
  /** The field stays open when the device answers while somebody types. */
  onType: () => void;
  onLocate: () => void;
  onMiddle: () => void;
}

/** Valid text counts at once; Enter or leaving the field closes it. */
function PlaceEditor({ place, device, spot, takesFocus, announced, onPlace, ...props }: PlaceEditorProps) {
  const [text, setText] = useState(place ? formatCoordinates(place) : "");
  const { problem, setProblem, fail } = announced;
  const unannounced = [text === "" && device.problem, props.refusal].filter(Boolean).join(" ");
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) editor.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);

  function read(refuse: (sentence: string) => void = setProblem): void {
    const coordinates = parseCoordinates(text);
    if (coordinates) onPlace(coordinates);
    else if (text.trim() === "") setProblem(undefined);
    else refuse(describeUnreadable());
  }

  return (
    <div ref={editor} className={styles.editor}>
      <TextField
        label={t`Latitude and longitude`}
        value={text}
        onChange={(typed) => {
          setText(typed);
          props.onType();
        }}
        onBlur={({ relatedTarget }) => {
          // A button of the editor must not disappear while it is pressed.
          if (!editor.current?.contains(relatedTarget)) read();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          read(fail);
        }}
        placeholder="47.831174, -92.264829"
        autoFocus={takesFocus}
        error={problem ?? (unannounced === "" ? undefined : unannounced)}
      />
      <div className={styles.ways}>
        <Button onPress={props.onLocate} isPending={props.isLocating}>
          <Icon of={LocateFixed} />
          {props.isLocating ? t`Looking...` : t`Use my location`}
        </Button>
        {device.finder.map && (
          <Button onPress={props.onMiddle}>
            <Icon of={Crosshair} />
            {t`Use the middle of the map`}
          </Button>
        )}
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
        {t`Same place as last time`}
        <span className={styles.when}>
          {speciesName(caught.species)}, {formatShort(caught)}
        </span>
      </span>
    </Button>
  );
}

interface OtherPlaceProps {
  source: "device" | "middle";
  isLocating: boolean;
  onLocate: () => void;
  onMiddle: () => void;
}

/** A form that was opened on a map has two possible places: the device's and the map's middle. */
function OtherPlace({ source, isLocating, onLocate, onMiddle }: OtherPlaceProps) {
  return (
    <div className={styles.otherPlace}>
      <p>{source === "device" ? t`Your location` : t`Middle of the map`}</p>
      {source === "device" ? (
        <Button look="quiet" onPress={onMiddle}>
          <Icon of={Crosshair} isSmall />
          {t`Use the middle of the map`}
        </Button>
      ) : (
        <Button look="quiet" onPress={onLocate} isPending={isLocating}>
          <Icon of={LocateFixed} isSmall />
          {isLocating ? t`Looking...` : t`Use my location`}
        </Button>
      )}
    </div>
  );
}

/** The focused control may be gone with the editor; the button that opens it takes the focus. */
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
