import { t } from "@lingui/core/macro";
import { Crosshair, LocateFixed } from "lucide-react";

import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";

import * as styles from "./other-place.module.css";

interface OtherPlaceProps {
  source: "device" | "middle";
  isLocating: boolean;
  onLocate: () => void;
  onMiddle: () => void;
}

/** A form that was opened on a map has two possible places: the device's and the map's middle. */
export function OtherPlace({ source, isLocating, onLocate, onMiddle }: OtherPlaceProps) {
  return (
    <div className={styles.root}>
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
