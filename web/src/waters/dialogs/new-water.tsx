import type { Coordinates } from "@creel/domain/places/coordinates";
import { WATER_LIMITS, type WaterKind } from "@creel/domain/waters/new-water";
import type { Water } from "@creel/domain/waters/water";
import { plural, t } from "@lingui/core/macro";
import { type FormEvent, useRef, useState } from "react";
import { v7 as uuidv7 } from "uuid";

import type { MovableMapHandle } from "../../map/place/movable-map.tsx";
import { PlacePicker } from "../../map/place/place-picker.tsx";
import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { createWater, type SavedWater } from "../data/save-water.ts";
import { useWaterChange } from "../data/use-water-change.ts";
import { MapNames } from "./map-names.tsx";
import { usePlaceOnMap } from "./use-place-on-map.ts";
import { KindSelect, ShapeField, useNameForm } from "./water-fields.tsx";

import * as styles from "./water-dialog.module.css";

interface NewWaterProps {
  /** If `null`, the map opens where the map page would. */
  place: Coordinates | null;
  onSaved?: (water: Water) => void;
  onClose: () => void;
}

export function NewWater(props: NewWaterProps) {
  const { onClose } = props;
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Name a water`} onClose={onClose} />
      <NewWaterForm {...props} />
    </Dialog>
  );
}

function NewWaterForm({ place, onSaved, onClose }: NewWaterProps) {
  const map = useRef<MovableMapHandle>(null);
  const [id] = useState(() => uuidv7());
  const { middle, names, outline, mapProps } = usePlaceOnMap({ place, outline: null });
  const [kind, setKind] = useState<WaterKind>("lake");
  const [radius, setRadius] = useState<number>(WATER_LIMITS.radius.default);
  const { control, handleSubmit, setValue } = useNameForm("");
  const { mutateAsync, problem } = useWaterChange({
    send: createWater,
    onDone: (written) => {
      onClose();
      onSaved?.(written.water);
      announceSaved(written, describeNew(written));
    },
    failure: t`The water could not be saved. Please try again.`,
  });
  const { isPending, onSubmit } = useSubmit(handleSubmit, async ({ name }) => {
    if (middle) await mutateAsync({ id, name, kind, radius, outline, ...middle }).catch(() => {});
  });

  return (
    <form noValidate onSubmit={alone(onSubmit)}>
      <DialogBody className={styles.root}>
        <PlacePicker initialPlace={place} handleRef={map} {...mapProps} />
        <MapNames
          names={names}
          onChoose={(name) => setValue("name", name, { shouldDirty: true, shouldValidate: true })}
        />
        <FormTextField
          control={control}
          name="name"
          label={t`Name`}
          placeholder={t`Lake Vermilion`}
          autoFocus
        />
        <div className={styles.pair}>
          <KindSelect kind={kind} onChange={setKind} />
          <ShapeField outline={outline} radius={radius} onRadiusChange={setRadius} />
        </div>
        <Problem text={problem} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending} isDisabled={middle === null}>
          {isPending ? t`Saving...` : t`Save water`}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Mentions the catches that were made there before it had a name. */
function describeNew({ water: { name }, found: { catches } }: SavedWater): string {
  if (catches === 0) return t`${name} added to your waters`;
  return t`${plural(catches, { one: `${name} added to your waters, with # catch`, other: `${name} added to your waters, with # catches` })}`;
}

/**
 * Stops the event: in React's tree, this form may be inside the form of a catch, which must not be submitted with it.
 */
function alone(submit: (event: FormEvent) => void): (event: FormEvent) => void {
  return (event) => {
    event.stopPropagation();
    submit(event);
  };
}
