/** Leaves Creel for a page of somebody else in the same tab. */
export function leaveFor(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.click();
}
