import { t } from "@lingui/core/macro";
import { MapPin } from "lucide-react";
import { type ReactElement } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { Opener } from "../../ui/overlays/opener.tsx";
import type { WeatherPlace } from "./use-weather-place.ts";

import * as styles from "./change-place.module.css";

const DialogPopover = lazyPart(
  async () => (await import("../../ui/overlays/dialog-popover.tsx")).DialogPopover,
);
const PlaceChoices = lazyPart(async () => (await import("./place-choices.tsx")).PlaceChoices);

interface ChangePlaceProps {
  weatherPlace: WeatherPlace;
}

/** A button that opens the choice of the place for the weather. */
export function ChangePlace({ weatherPlace }: ChangePlaceProps) {
  return (
    <PlacePopover weatherPlace={weatherPlace}>
      <Button>
        <Icon of={MapPin} isSmall />
        {t`Change place`}
      </Button>
    </PlacePopover>
  );
}

/** The same button as an icon, for tight spaces. */
export function ChangePlaceIcon({ weatherPlace }: ChangePlaceProps) {
  return (
    <PlacePopover weatherPlace={weatherPlace}>
      <IconButton label={t`Change place`}>
        <Icon of={MapPin} />
      </IconButton>
    </PlacePopover>
  );
}

function PlacePopover({ weatherPlace, children }: ChangePlaceProps & { children: ReactElement }) {
  return (
    <Opener kind="dialog" trigger={children}>
      {(opened) => (
        <DialogPopover
          opened={opened}
          label={t`Change place`}
          className={styles.popover}
          placement="bottom end"
        >
          {(close) => <PlaceChoices weatherPlace={weatherPlace} onDone={close} autoFocus />}
        </DialogPopover>
      )}
    </Opener>
  );
}
