import "./illustrated-panel.css";
import type { ReactNode } from "react";

import { classNames } from "../styles/class-names.ts";
import { Illustration, type IllustrationSubject } from "./illustration.tsx";

interface IllustratedPanelProps {
  drawing: IllustrationSubject;
  className?: string;
  /** What is read out as it comes up. */
  role?: "alert" | undefined;
  "data-slot"?: string;
  children: ReactNode;
}

/** Few words, and a drawing beside or above them. */
export function IllustratedPanel({ drawing, className, children, ...attributes }: IllustratedPanelProps) {
  return (
    <div {...attributes} className={classNames("drawn-panel", className)}>
      <div className="drawn-panel-words">{children}</div>
      <Illustration of={drawing} className="drawn-panel-drawing" />
    </div>
  );
}
