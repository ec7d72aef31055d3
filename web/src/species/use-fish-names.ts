import { type FishNames, isOfTable, loadFishNames, openedFishNames } from "../i18n/fish-names.ts";
import { useWhenNeeded } from "../outbox/use-when-needed.ts";

/** Returns the table of fish names; `null` until it is needed and loaded. */
export function useFishNames(isNeeded = true): FishNames | null {
  return useWhenNeeded(isNeeded, loadFishNames, openedFishNames());
}

/** Loads the table of fish names if it is needed to know which of these species are the same. */
export function useNamesOf(species: readonly string[]): void {
  useFishNames(new Set(species.filter(isOfTable)).size > 1);
}
