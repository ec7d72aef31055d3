import { classNames } from "../styles/class-names.ts";

import * as styles from "./isobaths.module.css";

interface IsobathsProps {
  /** A whole lake with soundings, its water, the shades of its depths; open water, a shoal, a catch's plate. */
  drawing: "lake" | "lake-water" | "lake-depths" | "open" | "shoal" | "plate";
  className?: string;
}

/** The chart's contours, as an ornament behind things. The drawings are invented; no lake looks so. */
export function Isobaths({ drawing, className }: IsobathsProps) {
  return <span aria-hidden className={classNames(styles.root, className)} data-drawing={drawing} />;
}
