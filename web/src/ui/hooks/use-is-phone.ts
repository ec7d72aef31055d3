import { mediaStore } from "../../store/media-store.ts";
import { useStore } from "../../store/use-store.ts";

const phone = mediaStore("(max-width: 820px)");

/** Whether the layout is a phone's: one column, the bar below. */
export function useIsPhone(): boolean {
  return useStore(phone);
}
