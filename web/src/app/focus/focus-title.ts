/**
 * Puts the focus on the title of the page, or on the page where it has none: a screen reader says where one is, and
 * Tab goes on from there.
 */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
