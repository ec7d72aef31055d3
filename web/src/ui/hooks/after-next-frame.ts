/** Once the page has been drawn anew: what was touched answers before what follows from it is worked out. */
export function afterNextFrame(task: () => void): void {
  // A page that is not seen is not drawn.
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}
