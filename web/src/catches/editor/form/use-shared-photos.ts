import { useEffect, useEffectEvent, useRef } from "react";

import { type SharedPhotos, removeShared } from "../../../device/shared-photos.ts";
import { logFailure } from "../../../http/log-failure.ts";
import type { Photos } from "../../../photos/choose/use-photos.ts";
import type { DraftKeeper } from "../draft/draft-keeper.ts";

interface SharedInForm {
  shared: SharedPhotos | undefined;
  photos: Photos;
  keeper: DraftKeeper;
}

/** Adds photos from another app to the form as if they were chosen, and removes them from the device once the draft has them. */
export function useSharedPhotos({ shared, photos, keeper }: SharedInForm): void {
  const isAdded = useRef(false);
  const addAll = useEffectEvent(({ files, leftOut }: SharedPhotos) => void photos.add(files, leftOut));
  useEffect(() => {
    if (!shared || isAdded.current) return;
    isAdded.current = true;
    addAll(shared);
  }, [shared]);
  useEffect(() => (shared ? onceStored(keeper, remove) : undefined), [shared, keeper]);
}

function remove(): void {
  removeShared().catch((error: unknown) => logFailure("Shared photos could not be removed", error));
}

/** Calls `act` once, so that photos that are shared later stay. */
function onceStored({ store }: DraftKeeper, act: () => void): () => void {
  const stop = store.subscribe(() => {
    const { isStored, lacksPhotos } = store.get();
    if (!isStored || lacksPhotos) return;
    stop();
    act();
  });
  return stop;
}
