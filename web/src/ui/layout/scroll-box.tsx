import { type ReactNode, useEffect, useRef, useState } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./scroll-box.module.css";

interface ScrollBoxProps {
  /** What is in it, to who hears that it can be scrolled. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What may have too little room in it, as with large letters, is scrolled: by the keyboard, too, but only then. */
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
