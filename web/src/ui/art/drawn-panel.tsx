import "./drawn-panel.css";
import type { ReactNode } from "react";

import { classNames } from "../styles/class-names.ts";
import { ChartDrawing, type ChartDrawingSubject } from "./chart-drawing.tsx";

interface DrawnPanelProps {
  drawing: ChartDrawingSubject;
  className?: string;
  /** What is read out as it comes up. */
  role?: "alert" | undefined;
  children: ReactNode;
}

/** Few words, and a drawing beside or above them. */
export function DrawnPanel({ drawing, className, role, children }: DrawnPanelProps) {
  return (
    <div className={classNames("drawn-panel", className)} role={role}>
      <div className="drawn-panel-words">{children}</div>
      <ChartDrawing of={drawing} className="drawn-panel-drawing" />
    </div>
  );
}
