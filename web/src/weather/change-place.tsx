import "../ui/popover.css";
import "./change-place.css";
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog, DialogTrigger, Popover } from "react-aria-components";

import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PlaceChoices } from "./place-choices.tsx";
import type { WeatherPlace } from "./use-weather-place.ts";

interface ChangePlaceProps {
  weatherPlace: WeatherPlace;
}

/** A button that lets one say where the weather is to be told for. */
export function ChangePlace({ weatherPlace }: ChangePlaceProps) {
  return (
    <PlacePopover weatherPlace={weatherPlace}>
      <Button>
        <Icon of={MapPin} isSmall />
        Change place
      </Button>
    </PlacePopover>
  );
}

/** The same where there is room for a drawing only. */
export function ChangePlaceIcon({ weatherPlace }: ChangePlaceProps) {
  return (
    <PlacePopover weatherPlace={weatherPlace}>
      <IconButton label="Change place">
        <Icon of={MapPin} />
      </IconButton>
    </PlacePopover>
  );
}

function PlacePopover({ weatherPlace, children }: ChangePlaceProps & { children: ReactNode }) {
  return (
    <DialogTrigger>
      {children}
      <Popover className="popover" placement="bottom end">
        <Dialog className="place-popover" aria-label="Change place">
          {({ close }) => <PlaceChoices weatherPlace={weatherPlace} onDone={close} autoFocus />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
