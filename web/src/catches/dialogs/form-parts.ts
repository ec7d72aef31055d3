/** The form, and before it what it is made of: to ask for all of its files at once blocks a slow phone for half a second. */
export const FORM_PARTS = [
  () => import("../../ui/overlays/dialog.tsx"),
  () => import("../../ui/fields/select.tsx"),
  () => import("../../ui/fields/combo-box.tsx"),
  () => import("../../ui/fields/date-picker.tsx"),
  () => import("../editor/form/controls/photos-control.tsx"),
  () => import("../editor/form/catch-form-folds.tsx"),
  () => import("./catch-modal.tsx"),
];
