import { createStore } from "../../store/create-store.ts";
import { useStore } from "../../store/use-store.ts";

/** Reloads into the newer version; without being asked only where nobody is busy. */
type Begin = (isAsked: boolean) => void;

const newerVersion = createStore<Begin | null>(null);

export const offerNewerVersion = (begin: Begin): void => newerVersion.set(begin);

/** `null` while there is no newer version. */
export const useNewerVersion = (): Begin | null => useStore(newerVersion, () => null);
