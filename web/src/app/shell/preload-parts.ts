import { preloadWhenIdle } from "../../ui/hooks/preload-when-idle.ts";

/** Small chunks that open on a press on any page, or show what is saved there, when there may be no network. */
const PARTS = [
  () => import("../../outbox/overlay/overlay.ts"),
  () => import("../offline/notices/what-waits.tsx"),
  () => import("../offline/make-safe.ts"),
  () => import("../../ui/overlays/toast-list.tsx"),
  () => import("../../catches/list/opened-actions.tsx"),
  () => import("../../catches/dialogs/deletion-question.tsx"),
  () => import("./account-menu.tsx"),
];

export function preloadParts(): Promise<void> {
  return preloadWhenIdle(PARTS);
}
