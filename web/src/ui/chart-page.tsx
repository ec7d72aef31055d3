import "./chart-page.css";
import type { ReactNode } from "react";

import { ChartDrawing, type ChartDrawingSubject } from "./chart-drawing.tsx";

interface ChartPageProps {
  drawing: ChartDrawingSubject;
  children: ReactNode;
}

/** A page with little to say: its words, and a drawing beside or above them. */
export function ChartPage({ drawing, children }: ChartPageProps) {
  return (
    <div className="page">
      <div className="chart-page">
        <div className="chart-page-words">{children}</div>
        <ChartDrawing of={drawing} className="chart-page-drawing" />
      </div>
    </div>
  );
}
