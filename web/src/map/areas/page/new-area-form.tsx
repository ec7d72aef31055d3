import type { TileJson } from "@creel/domain/map/tiles";
import type { Bounds } from "@creel/domain/places/bounds";
import { t } from "@lingui/core/macro";
import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";

import { askToKeep } from "../../../device/make-room.ts";
import { logFailure } from "../../../http/log-failure.ts";
import { useUser } from "../../../session/auth.tsx";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Figure } from "../../../ui/layout/figure.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { useUnits } from "../../../units/use-units.ts";
import type { Framed } from "../../place/framed-map.tsx";
import { MOST_BYTES } from "../area.ts";
import { addArea } from "../areas-store.ts";
import type { Estimate } from "../estimate.ts";
import { saveAreas } from "../save-areas.ts";
import { isAcross180 } from "../tiles-in.ts";
import { useEstimate, useFreeRoom } from "./api.ts";
import { describeExtent, formatRoom, megabytes } from "./describe-area.ts";
import { RemoveAnArea } from "./remove-area.tsx";

import * as styles from "./new-area-page.module.css";

const LONGEST_NAME = 60;

interface NewAreaFormProps {
  /** `null` until it is known. */
  map: { address: string; tileJson: TileJson } | null;
  framed: Framed | null;
}

export function NewAreaForm({ map, framed }: NewAreaFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const bounds = framed && framed.bounds;
  const { estimate, hasFailed } = useEstimate(map && map.tileJson, bounds);
  const free = useFreeRoom();
  const save = useSaving();
  const problem = problemOf(bounds, estimate, free);
  const name = typed ?? (framed ? framed.name : "");
  const canSave = Boolean(estimate) && problem === null;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (map && framed && estimate && canSave) void save({ map, framed, estimate, name });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <Size estimate={estimate} bounds={bounds} free={free} />
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {estimate && isTooLittle(free, estimate) && <RemoveAnArea />}
      {hasFailed && (
        <Notice tone="bad">{t`The map server didn’t answer. Move the map a little to try again.`}</Notice>
      )}
      <TextField label={t`Name`} value={name} onChange={setTyped} maxLength={LONGEST_NAME} />
      <div className={styles.buttons}>
        <LinkButton to="/profile/maps">{t`Cancel`}</LinkButton>
        <Button type="submit" look="deep" isDisabled={!canSave}>
          <Icon of={Download} />
          <SaveText estimate={estimate} />
        </Button>
      </div>
    </form>
  );
}

interface ChosenArea {
  map: { address: string; tileJson: TileJson };
  framed: Framed;
  estimate: Estimate;
  name: string;
}

/** Begins to save an area, and goes where it is seen how far that is. */
function useSaving() {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  return async ({ map, framed, estimate, name }: ChosenArea): Promise<void> => {
    void askToKeep();
    const { bounds } = framed;
    const picture = pictureOf(framed);
    const area = { userId, name: name.trim() || t`Unnamed map`, bounds, zooms: estimate.zooms };
    try {
      await addArea({ ...area, ...map, estimate: estimate.bytes, ...(picture && { picture }) });
      void saveAreas(userId);
      await navigate("/profile/maps");
    } catch (error) {
      logFailure("A part of the map could not be saved", error);
      showToast({ text: t`This device can’t store anything right now. Nothing was saved.`, isError: true });
    }
  };
}

/** `null` where the browser cannot draw it: the area is saved all the same. */
function pictureOf({ draw }: Framed): string | null {
  try {
    return draw();
  } catch (error) {
    logFailure("The picture of a part of the map", error);
    return null;
  }
}

function SaveText({ estimate }: { estimate: Estimate | null | undefined }) {
  if (!estimate) return t`Save`;
  const size = megabytes(estimate.bytes);
  return t`Save ${size} MB`;
}

interface SizeProps {
  estimate: Estimate | null | undefined;
  bounds: Bounds | null;
  free: number | null;
}

function Size({ estimate, bounds, free }: SizeProps) {
  const units = useUnits();
  const room = free === null ? null : formatRoom(free);
  return (
    <div className={styles.size}>
      <div>
        <p className={styles.sub}>{bounds ? describeExtent(bounds, units) : t`This view`}</p>
        <p role="status">
          <Figure
            size="large"
            amounts={estimate ? [{ figure: megabytes(estimate.bytes), unit: t`MB` }] : []}
          />
        </p>
      </div>
      {room !== null && (
        <div className={styles.free}>
          <p className={styles.sub}>{t`free on this device`}</p>
          <p>
            <b>{t`about ${room}`}</b>
          </p>
        </div>
      )}
    </div>
  );
}

function problemOf(
  bounds: Bounds | null,
  estimate: Estimate | null | undefined,
  free: number | null,
): string | null {
  if (estimate === undefined) return null;
  if (bounds && isAcross180(bounds)) {
    return t`An offline map can’t cross 180° longitude. Move the map to one side.`;
  }
  if (estimate === null || estimate.bytes > MOST_BYTES) {
    return t`An offline map can be up to 60 MB. Zoom in to save a smaller one.`;
  }
  if (free === null || !isTooLittle(free, estimate)) return null;
  const left = formatRoom(free);
  return t`Not enough space on this device: ${left} left.`;
}

function isTooLittle(free: number | null, { bytes }: Estimate): boolean {
  return free !== null && free < bytes;
}
