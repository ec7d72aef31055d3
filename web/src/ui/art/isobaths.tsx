import { classNames } from "../styles/class-names.ts";

import * as styles from "./isobaths.module.css";

interface IsobathsProps {
  /** A whole lake with soundings, its water, its depth shades, open water, a shoal, and the plate of a catch. */
  drawing: "lake" | "lake-water" | "lake-depths" | "open" | "shoal" | "plate";
  className?: string;
}

/** Ornamental chart contours for backgrounds. The drawings are invented and show no real lake. */
export function Isobaths({ drawing, className }: IsobathsProps) {
  return <span aria-hidden className={classNames(styles.root, className)} data-drawing={drawing} />;
}
