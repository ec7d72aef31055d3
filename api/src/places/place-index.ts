import { askWorker } from "../base/ask-worker.ts";
import { memoize } from "../base/memoize.ts";
import { foldName } from "./fold-name.ts";
import { type Gazetteer, loadGazetteer, nameOf } from "./gazetteer.ts";

export interface PlaceRanks {
  order: Uint32Array<ArrayBuffer>;
  /** Number of people; 0 if not known. */
  populations: Uint32Array<ArrayBuffer>;
}

export interface Index {
  places: Gazetteer;
  ranks: PlaceRanks;
}

/** Sorts after everything that can follow a name. */
export const LAST_LETTER = "\uffff";

/** Returns the position of the first name that is not less than this one. */
export function firstAtLeast({ places, ranks }: Index, name: string): number {
  let [low, high] = [0, ranks.order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (foldName(nameOf(places, ranks.order[middle] ?? 0)) < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Loads the index, so that the first search does not wait for it. */
export async function preparePlaceSearch(): Promise<void> {
  await Promise.all([loadGazetteer(), loadRanks()]);
}

export const loadRanks = memoize(
  () => askWorker<PlaceRanks>(new URL("place-ranks.worker.ts", import.meta.url)),
  () => "ranks",
);
