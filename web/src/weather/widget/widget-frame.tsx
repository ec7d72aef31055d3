import "./weather-widget.css";
import { type ReactNode, useId } from "react";

import { classNames } from "../../ui/styles/class-names.ts";

/** How the question for the weather stands. */
export interface Asking {
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

interface WidgetFrameProps {
  title: string;
  /** Whether the title is the name of a place, as on a chart. */
  isNamed?: boolean;
  /** Below the title, in small letters. */
  note?: ReactNode;
  actions?: ReactNode;
  isOld?: boolean;
  isCompact?: boolean;
  children: ReactNode;
}

/** The panel with the place for its name. */
export function WidgetFrame({
  title,
  isNamed = false,
  note,
  actions,
  isOld = false,
  isCompact = false,
  children,
}: WidgetFrameProps) {
  const id = useId();
  return (
    <section
      className={classNames("weather-widget", isOld && "weather-widget-old", isCompact && "weather-compact")}
      aria-labelledby={id}
      aria-busy={isOld}
    >
      <div className="weather-head">
        <div className="weather-words">
          <h2 className={classNames("weather-title", isNamed && "place")} id={id}>
            {title}
          </h2>
          {note && <p className="hint">{note}</p>}
        </div>
        <div className="weather-actions">{actions}</div>
      </div>
      {children}
    </section>
  );
}
