import { createStore } from "../../store/create-store.ts";
import { useStore } from "../../store/use-store.ts";

/** Reloads into the newer version. Unless the user asked for it, only if nothing is open. */
type Begin = (isAsked: boolean) => void;

const newerVersion = createStore<Begin | null>(null);

export const offerNewerVersion = (begin: Begin): void => newerVersion.set(begin);

/** `null` if there is no newer version. */
export const useNewerVersion = (): Begin | null => useStore(newerVersion, () => null);
