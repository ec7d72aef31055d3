import type { Coordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { CloudSun, LocateFixed, MapPinPen, Minus, Plus } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useNavigate } from "react-router";

import { useCurrentPosition } from "../../places/use-current-position.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { Opener } from "../../ui/overlays/opener.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { placeInAddress, weatherPath } from "../../weather/place/shown-place.ts";
import { ControlGroup, ControlGroups } from "../canvas/control-groups.tsx";
import type { MapHandle } from "../view/map-types.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

const TypedPlace = lazyPart(async () => (await import("./typed-place.tsx")).TypedPlace);

const PLACE_ZOOM = 13;

interface MapControlsProps {
  map: RefObject<MapHandle | null>;
  onLog: (place: Coordinates) => void;
  className: string;
  children: ReactNode;
}

export function MapControls({ map, onLog, className, children }: MapControlsProps) {
  function go(place: Coordinates): void {
    map.current?.goTo({ ...place, zoom: PLACE_ZOOM });
  }

  const typed = (
    <IconButton label={t`Type coordinates`}>
      <Icon of={MapPinPen} />
    </IconButton>
  );
  return (
    <ControlGroups className={className}>
      <ControlGroup>
        <MyLocation onPosition={go} />
      </ControlGroup>
      <ControlGroup className={utilities.onlyDesk}>
        <IconButton label={t`Zoom in`} onPress={() => map.current?.zoomIn()}>
          <Icon of={Plus} />
        </IconButton>
        <IconButton label={t`Zoom out`} onPress={() => map.current?.zoomOut()}>
          <Icon of={Minus} />
        </IconButton>
      </ControlGroup>
      <ControlGroup>
        <Opener kind="dialog" trigger={typed}>
          {(opened) => <TypedPlace opened={opened} onGo={go} onLog={onLog} />}
        </Opener>
        <WeatherHere />
      </ControlGroup>
      {children}
    </ControlGroups>
  );
}

function WeatherHere() {
  const navigate = useNavigate();
  function open(): void {
    const middle = placeInAddress(new URLSearchParams(window.location.search));
    void navigate(middle ? weatherPath(middle) : "/weather");
  }
  return (
    <IconButton label={t`Weather here`} onPress={open}>
      <Icon of={CloudSun} />
    </IconButton>
  );
}

function MyLocation({ onPosition }: { onPosition: (place: Coordinates) => void }) {
  const { mutate, isPending } = useCurrentPosition(onPosition, (text) => showToast({ text, isError: true }));
  return (
    <IconButton label={t`My location`} isPending={isPending} onPress={() => mutate()}>
      <Icon of={LocateFixed} />
    </IconButton>
  );
}
