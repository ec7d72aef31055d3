import { mediaStore } from "../../store/media-store.ts";
import { useStore } from "../../store/use-store.ts";

const phone = mediaStore("(max-width: 820px)");

/** Whether the layout is the phone's: one column, with the tab bar at the bottom. */
export function useIsPhone(): boolean {
  return useStore(phone);
}
