import { whenIdle } from "../../ui/hooks/when-idle.ts";

/** Long parts of the form, one at a time: all at once they keep a slow phone from answering for half a second. */
const PARTS = [
  () => import("../../ui/overlays/dialog.tsx"),
  () => import("../../ui/fields/select.tsx"),
  () => import("../../ui/fields/combo-box.tsx"),
  () => import("../../ui/fields/date-picker.tsx"),
];
const LONGEST_WAIT_MS = 1000;

/** Loads the form, and whatever it is made of, whenever there is time to spare. */
export async function preloadForm(loadForm: () => Promise<unknown>): Promise<void> {
  for (const load of [...PARTS, loadForm]) {
    await timeToSpare();
    // What fails here is tried again where it is wanted.
    await load().catch(() => {});
  }
}

function timeToSpare(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve, { within: LONGEST_WAIT_MS, elseAfter: 0 }));
}
