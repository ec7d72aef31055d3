import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import type { Spot, Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { v7 as uuidv7 } from "uuid";

import type { MovableMapHandle } from "../../map/place/movable-map.tsx";
import { PlacePicker } from "../../map/place/place-picker.tsx";
import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { TextAreaField } from "../../ui/fields/text-field.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { changeSpot, createSpot, removeSpot } from "../data/save-water.ts";
import { useWaterChange } from "../data/use-water-change.ts";
import { useNameForm } from "./water-fields.tsx";

import * as styles from "./water-dialog.module.css";

interface SpotDialogProps {
  water: Water;
  /** `null`: a new one. */
  spot: Spot | null;
  onClose: () => void;
}

export function SpotDialog({ water, spot, onClose }: SpotDialogProps) {
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={spot ? t`Edit spot` : t`New spot`} onClose={onClose} />
      <SpotForm water={water} spot={spot} onClose={onClose} />
    </Dialog>
  );
}

function useSpotChanges({ water, spot, onClose }: SpotDialogProps) {
  const [id] = useState(() => uuidv7());
  const onDone = (storedChange: Parameters<typeof announceSaved>[0]) => {
    onClose();
    announceSaved(storedChange, null);
  };
  const saving = useWaterChange({
    send: (fields: Parameters<typeof createSpot>[1]) =>
      spot ? changeSpot(water.id, spot, fields) : createSpot(water.id, { id, ...fields }),
    onDone,
    failure: t`The spot could not be saved. Please try again.`,
  });
  const removal = useWaterChange({
    send: (removed: Spot) => removeSpot(water.id, removed),
    onDone,
    failure: t`The spot could not be deleted. Please try again.`,
  });
  return { saving, removal };
}

function SpotForm(props: SpotDialogProps) {
  const { water, spot, onClose } = props;
  const map = useRef<MovableMapHandle>(null);
  const { latitude, longitude } = spot ?? water;
  const [middle, setMiddle] = useState({ latitude, longitude });
  const [note, setNote] = useState(spot?.note ?? "");
  const { control, handleSubmit } = useNameForm(spot?.name ?? "");
  const { saving, removal } = useSpotChanges(props);
  const { isPending, onSubmit } = useSubmit(handleSubmit, async ({ name }) => {
    const radius = spot?.radius ?? WATER_LIMITS.spotRadius.default;
    await saving.mutateAsync({ name, ...middle, radius, note: note.trim() || null }).catch(() => {});
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogBody className={styles.root}>
        <PlacePicker initialPlace={middle} handleRef={map} onMoved={setMiddle} />
        <FormTextField
          control={control}
          name="name"
          label={t`Name`}
          placeholder={t`East reef`}
          autoFocus={!spot}
        />
        <TextAreaField label={t`Notes`} value={note} onChange={setNote} />
        <Problem text={saving.problem ?? removal.problem} />
      </DialogBody>
      <DialogFoot>
        {spot && (
          <Button data-start look="danger" isPending={removal.isPending} onPress={() => removal.mutate(spot)}>
            {t`Delete spot`}
          </Button>
        )}
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {isPending ? t`Saving...` : t`Save spot`}
        </Button>
      </DialogFoot>
    </form>
  );
}
