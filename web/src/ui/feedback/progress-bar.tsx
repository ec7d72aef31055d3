import "./progress-bar.css";
import { ProgressBar as AriaProgressBar } from "react-aria-components";

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  /** What goes on, for those who do not see it. */
  label: string;
}

/** How far something is, as a bar and in per cent. */
export function ProgressBar({ percent, label }: ProgressBarProps) {
  return (
    <AriaProgressBar className="progress" aria-label={label} value={percent}>
      <span className="progress-track">
        <span className="progress-fill" style={{ width: `${percent}%` }} />
      </span>
      <span className="progress-figure">{percent} %</span>
    </AriaProgressBar>
  );
}
