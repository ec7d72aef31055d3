import "./maplibre.css";
import type { ReactNode } from "react";

import * as styles from "./map-frame.module.css";

/** Around a map of MapLibre, whose own words and lines look like a chart's in it. */
export function MapFrame({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
