/** Whether somebody is in the middle of something here: every form that outlives its page stands in a dialog. */
export function isBusy(): boolean {
  return document.querySelector("[role=dialog], [role=alertdialog]") !== null;
}
