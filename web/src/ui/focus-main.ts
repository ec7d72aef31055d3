/** Focuses the page itself when the focused element is gone. */
export function focusMain(): void {
  document.querySelector<HTMLElement>("#main")?.focus();
}
