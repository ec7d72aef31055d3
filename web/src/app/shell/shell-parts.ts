/** Small chunks that open on a press on any page, or show what is saved there, when there may be no network. */
export const SHELL_PARTS = [
  () => import("../../outbox/overlay/overlay.ts"),
  () => import("../offline/notices/what-waits.tsx"),
  () => import("../offline/make-safe.ts"),
  () => import("../../ui/overlays/toast-list.tsx"),
  () => import("../../catches/list/opened-actions.tsx"),
  () => import("../../catches/dialogs/deletion-question.tsx"),
  () => import("./account-menu.tsx"),
];
