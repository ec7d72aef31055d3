import { type Photo, PHOTO_SIDES } from "@creel/domain/photos/photo";

const SCHEME = "device:";
/** One transparent pixel. */
const NO_PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/**
 * A photo whose file is on this device alone. Its address stays the same over reloads; `useShownPhoto` makes one of it
 * that a browser can load.
 */
export function devicePhoto(id: string): Photo {
  const url = `${SCHEME}${id}`;
  // Its frame gives the size.
  const [width, height] = [PHOTO_SIDES.display, PHOTO_SIDES.display];
  return { id, url, thumbnailUrl: url, width, height, placeholder: NO_PICTURE };
}

/** The id of the photo; `null` for one that the server has. */
export function idOnDevice(url: string): string | null {
  return url.startsWith(SCHEME) ? url.slice(SCHEME.length) : null;
}
