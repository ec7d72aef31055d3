import type { Photo } from "@creel/domain/photos/photo";
import { useState } from "react";

interface WorkingPhotos {
  /** Those that have not failed to load. */
  photos: readonly Photo[];
  hide: (photo: Photo) => void;
}

/** Photos without those whose files cannot be loaded. A new address is a new chance. */
export function useWorking(all: readonly Photo[]): WorkingPhotos {
  const [failed, setFailed] = useState<readonly string[]>([]);
  return {
    photos: all.filter(({ url }) => !failed.includes(url)),
    hide: ({ url }) => setFailed((was) => (was.includes(url) ? was : [...was, url])),
  };
}
