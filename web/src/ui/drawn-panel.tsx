import "./drawn-panel.css";
import type { ReactNode } from "react";

import { ChartDrawing, type ChartDrawingSubject } from "./chart-drawing.tsx";
import { classNames } from "./class-names.ts";

interface DrawnPanelProps {
  drawing: ChartDrawingSubject;
  className?: string;
  children: ReactNode;
}

/** Few words, and a drawing beside or above them. */
export function DrawnPanel({ drawing, className, children }: DrawnPanelProps) {
  return (
    <div className={classNames("drawn-panel", className)}>
      <div className="drawn-panel-words">{children}</div>
      <ChartDrawing of={drawing} className="drawn-panel-drawing" />
    </div>
  );
}
