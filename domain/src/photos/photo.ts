import * as z from "zod/mini";

import { type FieldName, fieldError } from "../errors/field-error.ts";
export const PHOTO_LIMITS = {
  perCatch: 10,
  /** 10 MiB, which file managers show as 10 MB. */
  bytes: 10 * 1024 * 1024,
  pixels: 50_000_000,
  /**
   * The longest side in pixels. Decoders are much slower for a narrow strip than for a photo with the same number of
   * pixels.
   */
  side: 20_000,
} as const;

export const PHOTO_SIDES = { display: 1920, thumbnail: 400 } as const;

/** The URLs are signed and expire. */
export const photoSchema = z.object({
  id: z.string(),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** A data URL of a few pixels, shown until the photo has loaded. */
  placeholder: z.string(),
});
export type Photo = z.infer<typeof photoSchema>;

const MOST_IDS = 100;

function idList(field: FieldName) {
  const id = z.uuid(fieldError({ code: "photo_ids", field }));
  return z.optional(
    z.pipe(
      z.union([
        z.array(id).check(z.maxLength(MOST_IDS, fieldError({ code: "too_many_ids", field, max: MOST_IDS }))),
        id,
      ]),
      z.transform((ids) => (typeof ids === "string" ? [ids] : ids).map((each) => each.toLowerCase())),
    ),
  );
}

export const newPhotoFields = {
  /** One per file, in the same order. The client makes them so that a retry is safe. */
  photoIds: idList("photoIds"),
};

/** The cover comes first; photos that are not listed follow in their old order. */
export const photoOrderSchema = idList("photoOrder");

/** Ids of photos that do not belong to the catch are ignored. */
export const changedPhotoFields = {
  ...newPhotoFields,
  photoOrder: photoOrderSchema,
  removedPhotoIds: idList("removedPhotoIds"),
};
