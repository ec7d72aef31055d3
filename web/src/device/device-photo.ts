import { type Photo, PHOTO_SIDES } from "@creel/domain/photos/photo";

const SCHEME = "device:";
/** A transparent pixel. */
const NO_PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/**
 * A photo whose file is on this device alone. Its address survives reloads; `useShownPhoto` turns it into one that a
 * browser can load.
 */
export function devicePhoto(id: string): Photo {
  const url = `${SCHEME}${id}`;
  // The photo's frame determines the size.
  const [width, height] = [PHOTO_SIDES.display, PHOTO_SIDES.display];
  return { id, url, thumbnailUrl: url, width, height, placeholder: NO_PICTURE };
}

/** Returns the id of the photo; `null` if the photo is on the server. */
export function idOnDevice(url: string): string | null {
  return url.startsWith(SCHEME) ? url.slice(SCHEME.length) : null;
}
