import { useCallback, useRef, useState } from "react";

import { compressPhoto } from "../compress/compress-photo.ts";
import { readKind } from "../compress/photo-kind.ts";
import { readExif } from "../exif/read-exif.ts";
import type { NewPhoto } from "./form-photo.ts";
import { changing, type PhotoUpdate } from "./photo-update.ts";

/** Reads what the camera wrote, and makes the photo smaller where it has to be; each photo once. */
export function usePreparation(update: PhotoUpdate) {
  const [percents, setPercents] = useState<Readonly<Record<string, number>>>({});
  const begun = useRef(new Set<string>());
  const running = useRef(new Set<Promise<void>>());

  const prepare = useCallback(
    (photo: NewPhoto): void => {
      const { id, file, state } = photo;
      if (begun.current.has(id)) return;
      begun.current.add(id);
      if (photo.facts === null) void readExif(file).then((facts) => update(changing(id, { facts })));
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

/** A failure keeps what was chosen, which can still be sent unless the server cannot read it either. */
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
