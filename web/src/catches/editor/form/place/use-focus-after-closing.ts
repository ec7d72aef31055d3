import { type RefObject, useEffect, useRef } from "react";

/** The focused control may be gone with the editor; the button that opens it takes the focus. */
export function useFocusAfterClosing(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    wasOpen.current = isOpen;
    if (isLost) line.current?.querySelector("button")?.focus();
  }, [isOpen]);
  return line;
}
