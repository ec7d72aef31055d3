/** Puts the focus on the page itself, when what had it is gone. */
export function focusMain(): void {
  document.querySelector<HTMLElement>("#main")?.focus();
}
