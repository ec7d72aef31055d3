/** Runs a task after the next paint, so that the touched control responds before the work starts. */
export function afterNextFrame(task: () => void): void {
  // A hidden page is not painted.
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}
