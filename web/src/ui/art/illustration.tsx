import "./illustration.css";
import { classNames } from "../styles/class-names.ts";
import { Isobaths } from "./isobaths.tsx";

/** A bobber that waits, a bare hook, a course off the chart, a line that parted, a letter in a bottle. */
export type IllustrationSubject = "float" | "hook" | "course" | "parted" | "bottle";

interface ChartDrawingProps {
  of: IllustrationSubject;
  className?: string;
}

/** A drawing of our own on the chart's contours, where a page would be bare. It says nothing by itself. */
export function Illustration({ of, className }: ChartDrawingProps) {
  return (
    <div className={classNames("chart-drawing", className)} aria-hidden>
      <Isobaths drawing={of === "float" || of === "course" ? "lake" : "shoal"} />
      <span className={`chart-drawing-thing chart-drawing-${of}`} />
    </div>
  );
}
