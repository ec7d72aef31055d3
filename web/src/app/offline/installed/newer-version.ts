import { createStore } from "../../../store/create-store.ts";
import { useStore } from "../../../store/use-store.ts";

/** Begins the app anew in the version that is ready; unasked only where nobody is in the middle of something. */
type Begin = (isAsked: boolean) => void;

const newerVersion = createStore<Begin | null>(null);

/** Tells that a newer version is on this device, whole. */
export const offerNewerVersion = (begin: Begin): void => newerVersion.set(begin);

/** How to begin in the newer version; `null` while there is none. */
export const useNewerVersion = (): Begin | null => useStore(newerVersion, () => null);
