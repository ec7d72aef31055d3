import type { Photo } from "@creel/domain/photos/photo";
import { useState } from "react";

interface WorkingPhotos {
  photos: readonly Photo[];
  hide: (photo: Photo) => void;
}

/** Leaves out photos that failed to load. A new URL is tried again. */
export function useWorking(all: readonly Photo[]): WorkingPhotos {
  const [failed, setFailed] = useState<readonly string[]>([]);
  return {
    photos: all.filter(({ url }) => !failed.includes(url)),
    hide: ({ url }) => setFailed((was) => (was.includes(url) ? was : [...was, url])),
  };
}
