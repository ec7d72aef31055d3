import { useEffect } from "react";

/** Keys work wherever in the lightbox the focus is. */
export function useLightboxKeys(targets: Record<string, number>, go: (to: number) => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const to = targets[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  });
}
