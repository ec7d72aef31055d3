import { PHOTO_LIMITS } from "@creel/domain/photos/photo";
import { useEffect, useState } from "react";

import { startCompressor } from "../compress/compress-photo.ts";
import { type FormPhoto, remainingPhotos, movePhoto, type NewPhoto } from "./form-photo.ts";
import { changing, type PhotoUpdate } from "./photo-update.ts";
import { describeLeftOut, sortFiles } from "./sort-files.ts";
import { usePreparation } from "./use-preparation.ts";

/** The photos of a form and what can be done with them. */
export interface Photos {
  all: readonly FormPhoto[];
  /** How far the photos that are being made smaller are, 0 to 100, by id. */
  percents: Readonly<Record<string, number>>;
  /** What was not taken of the last files, a sentence each. */
  refusals: readonly string[];
  add: (files: readonly File[]) => Promise<void>;
  setRemoved: (id: string, isRemoved: boolean) => void;
  /** To another place in the line; 0 is the cover. */
  move: (id: string, place: number) => void;
  /** Nothing more is asked about the times and places of the photos that are there. */
  answerOffers: () => void;
  /** Resolves when no photo is being made smaller any more. */
  settle: () => Promise<void>;
}

/** Prepares what is in the form's photos for sending, a draft's too. `update` is always the same function. */
export function usePhotos(all: readonly FormPhoto[], update: PhotoUpdate): Photos {
  const { percents, prepare, settle } = usePreparation(update);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  useEffect(startCompressor, []);
  useEffect(() => {
    for (const photo of all) {
      if (photo.kind === "new") prepare(photo);
    }
  }, [all, prepare]);

  async function add(files: readonly File[]): Promise<void> {
    const { photos, refusals: others } = await sortFiles(files);
    let taken: NewPhoto[] = [];
    // The room there is now: another drop may have been quicker.
    update((was) => {
      taken = photos.slice(0, Math.max(0, PHOTO_LIMITS.perCatch - remainingPhotos(was).length));
      return [...was, ...taken];
    });
    for (const photo of taken) prepare(photo);
    setRefusals([...others, ...describeLeftOut(photos.length - taken.length)]);
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
