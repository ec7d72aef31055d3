import { type ReactNode, useEffect, useRef, useState } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./scroll-box.module.css";

interface ScrollBoxProps {
  /** Names the content for screen readers when the box can be scrolled. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Scrolls content that may not fit, such as with large text. The keyboard can scroll it only if it overflows. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const isScrolled = useIsScrolled(box);
  return (
    <div
      ref={box}
      className={classNames(styles.root, className)}
      {...(isScrolled && { role: "group", "aria-label": label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

function useIsScrolled(box: React.RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setIsScrolled(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [box]);
  return isScrolled;
}
