import type { Photo } from "@creel/domain/photos/photo";
import { useEffect, useState } from "react";

import { idOnDevice } from "../../device/device-photo.ts";
import { keptPhoto } from "./kept-photos.ts";

interface Read {
  id: string;
  /** The address of the file on this device; `null` if it is not here. */
  url: string | null;
}

/**
 * Returns the photo with the address of its file on this device, so that it shows without a network; with its own
 * address if the file is not here, and `null` until that is known.
 */
export function useKeptPhoto(photo: Photo): Photo | null {
  const [read, setRead] = useState<Read | null>(null);
  const { id } = photo;
  const isOfOutbox = idOnDevice(photo.url) !== null;
  useEffect(() => {
    if (isOfOutbox) return undefined;
    const ended = new AbortController();
    void openKept(id, ended.signal).then((url) => {
      if (!ended.signal.aborted) setRead({ id, url });
      return url;
    });
    return () => ended.abort();
  }, [id, isOfOutbox]);
  if (isOfOutbox) return photo;
  if (read?.id !== id) return null;
  return read.url === null ? photo : { ...photo, url: read.url, thumbnailUrl: read.url };
}

/** The address of the file until the signal. */
async function openKept(id: string, signal: AbortSignal): Promise<string | null> {
  const file = await keptPhoto(id);
  if (!file || signal.aborted) return null;
  const url = URL.createObjectURL(file);
  signal.addEventListener("abort", () => URL.revokeObjectURL(url));
  return url;
}
