/**
 * Focuses the title, or the page where it has none, so that screen readers announce the page and Tab goes on from
 * there.
 */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
