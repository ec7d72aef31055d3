import type { Coordinates } from "@creel/domain/places/coordinates";
import { COORDINATES_UNREADABLE, parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { CloudSun, Crosshair, LocateFixed, Minus, Plus } from "lucide-react";
import { type RefObject, useState } from "react";
import { Dialog, DialogTrigger, Popover } from "react-aria-components";
import { useNavigate } from "react-router";

import type { MapHandle } from "../../map/map-types.ts";
import { useCurrentPosition } from "../../places/use-current-position.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.tsx";
import { placeInAddress, weatherPath } from "../../weather/shown-place.ts";

const PLACE_ZOOM = 13;

interface MapControlsProps {
  map: RefObject<MapHandle | null>;
  onLog: (place: Coordinates) => void;
}

export function MapControls({ map, onLog }: MapControlsProps) {
  function go(place: Coordinates): void {
    map.current?.goTo({ ...place, zoom: PLACE_ZOOM });
  }

  return (
    <div className="map-controls">
      <div className="map-control-group">
        <MyLocation onPosition={go} />
      </div>
      <div className="map-control-group only-desk">
        <IconButton label="Zoom in" onPress={() => map.current?.zoomIn()}>
          <Icon of={Plus} />
        </IconButton>
        <IconButton label="Zoom out" onPress={() => map.current?.zoomOut()}>
          <Icon of={Minus} />
        </IconButton>
      </div>
      <div className="map-control-group">
        <DialogTrigger>
          <IconButton label="Type coordinates">
            <Icon of={Crosshair} />
          </IconButton>
          <Popover className="popover" placement="left top">
            <Dialog className="goto-popover" aria-label="Type coordinates">
              {({ close }) => <TypedPlace onGo={go} onLog={onLog} onDone={close} />}
            </Dialog>
          </Popover>
        </DialogTrigger>
        <WeatherHere />
      </div>
    </div>
  );
}

/** The weather in the middle of the map. */
function WeatherHere() {
  const navigate = useNavigate();
  function open(): void {
    const middle = placeInAddress(new URLSearchParams(window.location.search));
    void navigate(middle ? weatherPath(middle) : "/weather");
  }
  return (
    <IconButton label="Weather here" onPress={open}>
      <Icon of={CloudSun} />
    </IconButton>
  );
}

function MyLocation({ onPosition }: { onPosition: (place: Coordinates) => void }) {
  const { mutate, isPending } = useCurrentPosition(onPosition, (text) => showToast({ text, isError: true }));
  return (
    <IconButton label="My location" isPending={isPending} onPress={() => mutate()}>
      <Icon of={LocateFixed} />
    </IconButton>
  );
}

interface TypedPlaceProps {
  onGo: (place: Coordinates) => void;
  onLog: (place: Coordinates) => void;
  onDone: () => void;
}

function TypedPlace({ onGo, onLog, onDone }: TypedPlaceProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();

  function use(act: (place: Coordinates) => void): void {
    const place = parseCoordinates(text);
    if (!place) {
      setProblem(COORDINATES_UNREADABLE);
      return;
    }
    onDone();
    act(place);
  }

  return (
    <form
      className="goto-form"
      onSubmit={(event) => {
        event.preventDefault();
        use(onGo);
      }}
    >
      <TextField
        label="Latitude and longitude"
        value={text}
        onChange={setText}
        placeholder="47.831174, -92.264829"
        error={problem}
        autoFocus
      />
      <div className="goto-actions">
        <Button type="submit" look="deep">
          Go there
        </Button>
        <Button onPress={() => use(onLog)}>Log a catch there</Button>
      </div>
    </form>
  );
}
