import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** Whether an element has been scrolled to: a map below the fold is not drawn before. */
export function useIsSeen(): { frame: RefObject<HTMLDivElement | null>; isSeen: boolean } {
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setIsSeen(true));
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, isSeen };
}
