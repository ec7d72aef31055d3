import "./catch-card.css";
import type { ReactNode } from "react";

/** A line for each catch. */
export function CatchRows({ children }: { children: ReactNode }) {
  return <ul className="log">{children}</ul>;
}

/** A picture for each, as many beside one another as there is room for. */
export function CatchCards({ children }: { children: ReactNode }) {
  return <ul className="catch-cards">{children}</ul>;
}
