import { PHOTO_LIMITS } from "@creel/domain/photos/photo";
import { useEffect, useState, useCallback, useRef } from "react";

import { startCompressor, compressPhoto } from "../compress-photo.ts";
import { readKind } from "../photo-kind.ts";
import { readExif } from "../read-exif.ts";
import { type FormPhoto, remainingPhotos, movePhoto, type NewPhoto } from "./form-photo.ts";
import { describeLeftOut, sortFiles } from "./sort-files.ts";

/** The photos of a form and their actions. */
export interface Photos {
  all: readonly FormPhoto[];
  /** The progress of photos that are being compressed, 0 to 100, keyed by id. */
  percents: Readonly<Record<string, number>>;
  /** Why some of the last files were not added, one sentence each. */
  refusals: readonly string[];
  /** @param leftOut how many more there were that nobody passes */
  add: (files: readonly File[], leftOut?: number) => Promise<void>;
  setRemoved: (id: string, isRemoved: boolean) => void;
  /** Moves a photo; `place` is an index, and 0 is the cover. */
  move: (id: string, place: number) => void;
  /** Stops the offers of times and places from the current photos. */
  answerOffers: () => void;
  /** Resolves once no photo is being compressed. */
  settle: () => Promise<void>;
}

/** Prepares the form's photos for sending, including those of a draft. `update` must keep its identity. */
export function usePhotos(all: readonly FormPhoto[], update: PhotoUpdate): Photos {
  const { percents, prepare, settle } = usePreparation(update);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  useEffect(startCompressor, []);
  useEffect(() => {
    for (const photo of all) {
      if (photo.kind === "new") prepare(photo);
    }
  }, [all, prepare]);

  async function add(files: readonly File[], leftOut = 0): Promise<void> {
    const { photos, refusals: others } = await sortFiles(files);
    let taken: NewPhoto[] = [];
    // Reads the current room, since another drop may have been faster.
    update((was) => {
      taken = photos.slice(0, Math.max(0, PHOTO_LIMITS.perCatch - remainingPhotos(was).length));
      return [...was, ...taken];
    });
    for (const photo of taken) prepare(photo);
    setRefusals([...others, ...describeLeftOut(leftOut + photos.length - taken.length)]);
  }

  return {
    all,
    percents,
    refusals,
    add,
    setRemoved: (id, isRemoved) => update(changing(id, { isRemoved })),
    move: (id, place) => update((was) => movePhoto(was, id, place)),
    answerOffers: () =>
      update((was) =>
        was.map((photo) => (photo.kind === "new" ? { ...photo, isOfferAnswered: true } : photo)),
      ),
    settle,
  };
}

/** Reads the EXIF data, and compresses the photo if needed; each photo once. */
function usePreparation(update: PhotoUpdate) {
  const [percents, setPercents] = useState<Readonly<Record<string, number>>>({});
  const begun = useRef(new Set<string>());
  const running = useRef(new Set<Promise<void>>());

  const prepare = useCallback(
    (photo: NewPhoto): void => {
      const { id, file, state } = photo;
      if (begun.current.has(id)) return;
      begun.current.add(id);
      if (photo.facts === null) void readExif(file).then((exif) => update(changing(id, { facts: exif })));
      if (state !== "compressing") return;
      const job = makeSmaller(file, (percent) => setPercents((was) => ({ ...was, [id]: percent })))
        .then((made) => update(changing(id, made)))
        .finally(() => running.current.delete(job));
      running.current.add(job);
    },
    [update],
  );

  async function settle(): Promise<void> {
    while (running.current.size > 0) await Promise.all(running.current);
  }

  return { percents, prepare, settle };
}

/** On failure, keeps the chosen file, which can still be sent unless the server cannot read it either. */
async function makeSmaller(
  file: Blob,
  onPercent: (percent: number) => void,
): Promise<Pick<NewPhoto, "state"> & Partial<Pick<NewPhoto, "file">>> {
  try {
    return { state: "ready", file: await compressPhoto(file, onPercent) };
  } catch {
    const kind = await readKind(file).catch(() => null);
    return { state: kind === "heic" ? "unreadable" : "failed" };
  }
}

type PhotoUpdate = (change: (was: readonly FormPhoto[]) => FormPhoto[]) => void;

function changing(id: string, change: Partial<NewPhoto> | Pick<FormPhoto, "isRemoved">) {
  return (was: readonly FormPhoto[]): FormPhoto[] =>
    was.map((photo) => (photo.id === id ? Object.assign({ ...photo }, change) : photo));
}
