import type { ComponentProps } from "react";

import { DrawnPanel } from "../art/drawn-panel.tsx";

/** A page with little to say: its words, and a drawing beside or above them. */
export function ChartPage(props: Omit<ComponentProps<typeof DrawnPanel>, "className">) {
  return (
    <div className="page">
      <DrawnPanel {...props} className="drawn-panel-page" />
    </div>
  );
}
