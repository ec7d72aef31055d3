import { useEffect } from "react";

let handleDrawn = () => {};

/** Resolves after the first page was rendered or hydrated: React does so later than with the frame. */
export const pageIsDrawn = new Promise<void>((resolve) => {
  handleDrawn = resolve;
});

export function PageDrawn() {
  useEffect(() => handleDrawn(), []);
  return null;
}
