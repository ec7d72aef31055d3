/** Every form with something to lose stands in a dialog. */
export function isBusy(): boolean {
  return document.querySelector("[role=dialog], [role=alertdialog]") !== null;
}
