import { whenIdle } from "../../ui/hooks/when-idle.ts";

/** Large chunks of the form, one at a time: all at once they block a slow phone for half a second. */
const PARTS = [
  () => import("../../ui/overlays/dialog.tsx"),
  () => import("../../ui/fields/select.tsx"),
  () => import("../../ui/fields/combo-box.tsx"),
  () => import("../../ui/fields/date-picker.tsx"),
];
const LONGEST_WAIT_MS = 1000;

/** Loads each when the browser is idle. */
export async function preloadForm(loadForm: () => Promise<unknown>): Promise<void> {
  for (const load of [...PARTS, loadForm]) {
    await timeToSpare();
    // A failure is tried again where the chunk is needed.
    await load().catch(() => {});
  }
}

function timeToSpare(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve, { within: LONGEST_WAIT_MS, elseAfter: 0 }));
}
