import * as z from "zod/mini";

/** What a catch's photos may be; a photo that is refused names its limit. */
export const PHOTO_LIMITS = {
  perCatch: 10,
  /** 10 MB as people count them in a file manager. */
  bytes: 10 * 1024 * 1024,
  /** Width times height. */
  pixels: 50_000_000,
  /** The longest side in pixels: a narrow strip takes a decoder much longer than a photo of as many pixels. */
  side: 20_000,
} as const;

/** What is said, in the browser and by the server, of photos beyond the limits. */
export const PHOTO_TOO_LARGE = "Photo file is too large. Please choose a smaller image (under 10MB).";
export const TOO_MANY_PHOTOS = `A catch can have at most ${PHOTO_LIMITS.perCatch} photos.`;

/** The longest side of each rendition, in pixels. */
export const PHOTO_SIDES = { display: 1920, thumbnail: 400 } as const;

/** A photo as it is read back. Its addresses are signed and expire: they are for showing, not for keeping. */
export const photoSchema = z.object({
  id: z.string(),
  /** The display rendition: JPEG, upright, at most 1,920 px. */
  url: z.string(),
  /** At most 400 px. */
  thumbnailUrl: z.string(),
  /** Of the display rendition, in pixels. */
  width: z.int(),
  height: z.int(),
  /** A few pixels of it as a data URL, to be shown until the photo is there. */
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

/** What is sent about photos besides the files themselves, which are parts named `photo`. */
export const newPhotoFields = {
  /** Ids made by the client, one for each `photo` in the same order, so that a retry is safe. */
  photoIds: idList("photoIds"),
};

/** The same for a change of a catch. Ids that are not among the catch's photos are passed over. */
export const changedPhotoFields = {
  ...newPhotoFields,
  /** The photos in the order they are to have, the cover first; those not named follow as they were. */
  photoOrder: idList("photoOrder"),
  removedPhotoIds: idList("removedPhotoIds"),
};
