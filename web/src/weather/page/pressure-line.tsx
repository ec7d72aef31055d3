import type { ForecastHour } from "@creel/domain/weather/forecast";
import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";

import * as styles from "./pressure-line.module.css";

const DrawnPressure = lazyPart(async () => (await import("./drawn-pressure.tsx")).DrawnPressure);

/** Draws the pressure over the hours. Each point is centered in its hour's column. */
export function PressureLine({ hours }: { hours: readonly ForecastHour[] }) {
  return (
    <div className={styles.root}>
      <Suspense>
        <DrawnPressure hours={hours} />
      </Suspense>
    </div>
  );
}
