import { mediaStore } from "../../../store/media-store.ts";
import { useStore } from "../../../store/use-store.ts";

/** A day of 25 hours fits beside each other from here on: 1,200 px, more with larger letters. */
const gridRoom = mediaStore("(min-width: 75em)");

/** Whether the hours have room for a column each. */
export function useHasGridRoom(): boolean {
  return useStore(gridRoom);
}
