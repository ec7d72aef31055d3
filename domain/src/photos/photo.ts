import * as z from "zod/mini";

export const PHOTO_LIMITS = {
  perCatch: 10,
  /** 10 MB, as file managers count. */
  bytes: 10 * 1024 * 1024,
  pixels: 50_000_000,
  /** The longest side in pixels: a decoder takes much longer for a narrow strip than for a photo of as many pixels. */
  side: 20_000,
} as const;

export const PHOTO_TOO_LARGE = "Photo file is too large. Please choose a smaller image (under 10MB).";
export const TOO_MANY_PHOTOS = `A catch can have at most ${PHOTO_LIMITS.perCatch} photos.`;

export const PHOTO_SIDES = { display: 1920, thumbnail: 400 } as const;

/** The addresses are signed and expire. */
export const photoSchema = z.object({
  id: z.string(),
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** A data URL of a few pixels, shown until the photo is there. */
  placeholder: z.string(),
});
export type Photo = z.infer<typeof photoSchema>;

function idList(label: string) {
  const id = z.uuid(`${label} must be photo ids`);
  return z.optional(
    z.pipe(
      z.union([z.array(id).check(z.maxLength(100, `${label} must be at most 100 ids`)), id]),
      z.transform((ids) => (typeof ids === "string" ? [ids] : ids).map((each) => each.toLowerCase())),
    ),
  );
}

export const newPhotoFields = {
  /** One for each file in the same order, made by the client so that a retry is safe. */
  photoIds: idList("photoIds"),
};

/** Ids that are not among the catch's photos are ignored. */
export const changedPhotoFields = {
  ...newPhotoFields,
  /** The cover comes first; photos that are not named follow in their old order. */
  photoOrder: idList("photoOrder"),
  removedPhotoIds: idList("removedPhotoIds"),
};
