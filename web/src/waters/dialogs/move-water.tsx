import type { ChangedWaterFields } from "@creel/domain/waters/new-water";
import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";

import type { MovableMapHandle } from "../../map/place/movable-map.tsx";
import { PlacePicker } from "../../map/place/place-picker.tsx";
import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { changeWater } from "../data/save-water.ts";
import { useWaterChange } from "../data/use-water-change.ts";
import { usePlaceOnMap } from "./use-place-on-map.ts";
import { ShapeField } from "./water-fields.tsx";

import * as styles from "./water-dialog.module.css";

interface MoveWaterProps {
  water: Water;
  onClose: () => void;
}

export function MoveWater({ water, onClose }: MoveWaterProps) {
  const { name } = water;
  const map = useRef<MovableMapHandle>(null);
  const { latitude, longitude } = water;
  const place = { latitude, longitude };
  const { middle, outline, mapProps } = usePlaceOnMap({ place, outline: water.outline });
  const [radius, setRadius] = useState(water.radius);
  const { mutate, isPending, problem } = useWaterChange({
    send: (fields: ChangedWaterFields) => changeWater(water, fields),
    onDone: (saved) => {
      onClose();
      announceSaved(saved, t`${name} moved`);
    },
    failure: t`The water could not be saved. Please try again.`,
  });
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Move ${name}`} onClose={onClose} />
      <DialogBody className={styles.root}>
        <PlacePicker initialPlace={place} handleRef={map} {...mapProps} />
        <ShapeField outline={outline} radius={radius} onRadiusChange={setRadius} />
        <Problem text={problem} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button look="signal" isPending={isPending} onPress={() => mutate({ ...middle, radius, outline })}>
          {isPending ? t`Saving...` : t`Save place`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
