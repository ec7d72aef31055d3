import { useEffect, useState } from "react";

import { makeThumbnail } from "../../../photos/compress/make-thumbnail.ts";

/** Small pictures of files, a few kilobytes each, as long as the files are there. */
const made = new WeakMap<File, Blob>();

/** The address of a small picture; `null` until it is made, `undefined` where this browser cannot read the photo. */
export function useThumbnail(file: File): string | null | undefined {
  const [url, setUrl] = useState<string | null | undefined>(null);
  useEffect(() => {
    const ended = new AbortController();
    void show(file, ended.signal, setUrl);
    return () => ended.abort();
  }, [file]);
  return url;
}

/** The address is given back at the end. */
async function show(
  file: File,
  signal: AbortSignal,
  setUrl: (url: string | undefined) => void,
): Promise<void> {
  const picture = await pictureOf(file, signal).catch(() => null);
  if (signal.aborted) return;
  const url = picture === null ? undefined : URL.createObjectURL(picture);
  if (url !== undefined) signal.addEventListener("abort", () => URL.revokeObjectURL(url));
  setUrl(url);
}

async function pictureOf(file: File, signal: AbortSignal): Promise<Blob> {
  const known = made.get(file);
  if (known) return known;
  const picture = await makeThumbnail(file, signal);
  made.set(file, picture);
  return picture;
}
