import type { Photo } from "@creel/domain/photos/photo";
import { useEffect, useEffectEvent, useState } from "react";

import { idOnDevice } from "../device/device-photo.ts";
import { logDatabase } from "../device/log-database.ts";

/** Without the addresses as long as its file is being read. */
export type ShownPhoto = Omit<Photo, "url" | "thumbnailUrl"> & Partial<Pick<Photo, "url" | "thumbnailUrl">>;

/**
 * The photo with addresses that a browser can load. One whose file is on this device gets an address of this page, which
 * is given back when it is no longer shown. `onMissing` is called where the file is gone.
 */
export function useShownPhoto(photo: Photo, onMissing?: () => void): ShownPhoto {
  const id = idOnDevice(photo.url);
  const shown = useFileUrl(id, onMissing);
  if (id === null) return photo;
  const { url: _url, thumbnailUrl: _thumbnailUrl, ...known } = photo;
  return shown?.id === id ? { ...known, url: shown.url, thumbnailUrl: shown.url } : known;
}

interface FileUrl {
  id: string;
  url: string;
}

function useFileUrl(id: string | null, onMissing?: () => void): FileUrl | null {
  const [shown, setShown] = useState<FileUrl | null>(null);
  const tellMissing = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (id === null) return undefined;
    const ended = new AbortController();
    void openFile(id, ended.signal).then((url) => {
      if (url !== null) setShown({ id, url });
      else if (!ended.signal.aborted) tellMissing();
      return url;
    });
    return () => ended.abort();
  }, [id]);
  return shown;
}

/** The address of the file until the signal; `null` where there is none. */
async function openFile(id: string, signal: AbortSignal): Promise<string | null> {
  const database = await logDatabase().catch(() => null);
  const file = await database?.get("files", id).catch(() => undefined);
  if (!file || signal.aborted) return null;
  const url = URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
  signal.addEventListener("abort", () => URL.revokeObjectURL(url));
  return url;
}
