import { type RefObject, useEffect, useRef } from "react";

/** What had the focus may be gone with the editor: the way back to it stands in the line above. */
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
