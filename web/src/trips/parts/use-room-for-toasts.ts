import { type RefObject, useEffect, useRef } from "react";

/** Publishes the height of the element above the tab bar, so that toasts appear above it. */
export function useRoomForToasts(isShown = true): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!isShown || !element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--trip-banner", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--trip-banner");
    };
  }, [isShown]);
  return root;
}
