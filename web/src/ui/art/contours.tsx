import { type RefObject, useEffect, useMemo, useRef, useState } from "react";

import { classNames } from "../styles/class-names.ts";
import { CONTOURS_SIZE, drawContours } from "./contours.ts";

import * as styles from "./isobaths.module.css";

const VIEW_BOX = `0 0 ${CONTOURS_SIZE.width} ${CONTOURS_SIZE.height}`;
/** Drawn before they are scrolled to. */
const AHEAD = "200px";

interface ContoursProps {
  seed: string;
  className?: string;
}

/** Contours of its own for each seed, as an ornament, once they come into view: lists are long. */
export function Contours({ seed, className }: ContoursProps) {
  const svg = useRef<SVGSVGElement>(null);
  const isSeen = useIsSeen(svg);
  const paths = useMemo(() => (isSeen ? drawContours(seed) : []), [isSeen, seed]);
  return (
    <svg
      ref={svg}
      aria-hidden
      data-slot="contours"
      className={classNames(styles.contours, className)}
      viewBox={VIEW_BOX}
      preserveAspectRatio="xMidYMid slice"
    >
      {paths.map(({ d, isStrong }) => (
        <path key={d} d={d} {...(isStrong && { className: styles.contoursStrong })} />
      ))}
    </svg>
  );
}

/** True from when it first comes near the window. */
function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}
