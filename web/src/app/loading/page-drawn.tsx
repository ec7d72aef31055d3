import { useEffect } from "react";

let handleDrawn = () => {};

/** Once the first page has been drawn, or has taken over what stood there: React does so later than with the frame. */
export const pageIsDrawn = new Promise<void>((resolve) => {
  handleDrawn = resolve;
});

/** Stands beside a page, within what waits for its code. */
export function PageDrawn() {
  useEffect(() => handleDrawn(), []);
  return null;
}
