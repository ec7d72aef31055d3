import { stagePhotoCatch } from "@creel/domain/import/photos/stage-photo-catch";
import type { ImportContext } from "@creel/domain/import/plan/choices";
import { t } from "@lingui/core/macro";
import { useCallback, useMemo, useState } from "react";

import { clocks } from "../../../places/clocks.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import type { PhotoImport } from "../photo-import.ts";
import { camerasToAsk, type ReadPhotos } from "../read-photos.ts";
import { CameraZones } from "./camera-zones.tsx";
import { PhotoCatchRow } from "./photo-catch-row.tsx";
import { PhotoNotes } from "./photo-notes.tsx";
import { PhotosFoot } from "./photos-foot.tsx";
import { PhotosHead } from "./photos-head.tsx";
import { PlaceOfCatch } from "./place-of-catch.tsx";
import { useMovePhoto } from "./use-move-photo.ts";
import { usePhotoCatches } from "./use-photo-catches.ts";
import { usePhotoDrop } from "./use-photo-drag.ts";
import { type ShownCatch, useShownCatches } from "./use-shown-catches.ts";

import * as styles from "./look-at-photos.module.css";

export interface PhotoCatchesProps {
  read: ReadPhotos;
  context: Pick<ImportContext, "timeZone" | "species">;
  /** Whether what was handed over is on its way. */
  isPending: boolean;
  onImport: (made: PhotoImport) => void;
  onCancel: () => void;
}

export function PhotoCatches({ read, context, isPending, onImport, onCancel }: PhotoCatchesProps) {
  const { catches, byId, steps, zones, setZone } = usePhotoCatches(read);
  const all = useShownCatches(catches, byId);
  const photos = useMemo(() => new Map(read.photos.map((photo) => [photo.id, photo])), [read]);
  const cameras = useMemo(() => camerasToAsk(read.photos, clocks), [read]);
  const [named, setNamed] = useState<string | null>(null);
  const [placed, setPlaced] = useState<string | null>(null);
  const unnamed = all.filter(({ caught, facts }) => facts.need === "species" && !caught.isLeftOut);
  const move = useMovePhoto(steps.move);

  const name = useCallback(
    (id: string, species: string) => {
      steps.change(id, { species });
      setNamed(id);
    },
    [steps],
  );
  const nameOthers = (species: string) =>
    steps.sameSpecies(
      species,
      unnamed.map(({ caught }) => caught.id),
    );

  return (
    <section className={styles.root}>
      <PhotosHead read={read} all={all} />
      <PhotoNotes read={read} />
      <CameraZones cameras={cameras} zones={zones} timeZone={context.timeZone} onChange={setZone} />
      <ul className={styles.list}>
        {all.map((shown, index) => (
          <PhotoCatchRow
            key={shown.caught.id}
            shown={shown}
            number={index + 1}
            above={all[index - 1]?.caught.id ?? null}
            below={all[index + 1]?.caught.id ?? null}
            {...{ photos, byId, steps }}
            known={context.species}
            others={named === shown.caught.id ? unnamed.length : 0}
            onMove={move}
            onName={name}
            onSame={named === shown.caught.id ? nameOthers : null}
            onPlace={setPlaced}
          />
        ))}
      </ul>
      <OwnCatch onPhoto={(photo) => move(photo, null)} />
      <PhotosFoot
        {...{ all, photos, isPending, onCancel }}
        onImport={() => onImport(photoImport(all, read, context.timeZone))}
      />
      {placed !== null && (
        <PlaceOfCatch
          {...{ all, placed, steps }}
          timeZone={context.timeZone}
          onClose={() => setPlaced(null)}
        />
      )}
    </section>
  );
}

/** Where a photo may be dropped that is none of the others' catch. */
function OwnCatch({ onPhoto }: { onPhoto: (photo: string) => void }) {
  const drop = usePhotoDrop(onPhoto);
  return (
    <p className={classNames(styles.own, drop.isOver && styles.over)} {...drop.handlers}>
      {t`Drag a photo to another catch, or here for a catch of its own. Pressed, it has a menu for the same.`}
    </p>
  );
}

function photoImport(all: readonly ShownCatch[], { photos }: ReadPhotos, timeZone: string): PhotoImport {
  const catches = all.flatMap(
    ({ caught, facts }, index) => stagePhotoCatch(caught, { facts, line: index + 1, clocks, timeZone }) ?? [],
  );
  return { catches, files: new Map(photos.map(({ id, file }) => [id, file])) };
}
