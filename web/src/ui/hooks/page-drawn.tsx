import { useEffect } from "react";

let handleDrawn = () => {};

/** Resolves after the first page was rendered or hydrated, which React may do after the first frame. */
export const pageIsDrawn = new Promise<void>((resolve) => {
  handleDrawn = resolve;
});

export function PageDrawn() {
  useEffect(() => handleDrawn(), []);
  return null;
}
