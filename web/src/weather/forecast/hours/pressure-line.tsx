import "./pressure-line.css";
import type { ForecastHour } from "@creel/domain/weather/forecast";
import { Suspense } from "react";

import { lazyPart } from "../../../ui/hooks/lazy-part.ts";

const DrawnPressure = lazyPart(async () => (await import("./drawn-pressure.tsx")).DrawnPressure);

/** The barometer through the hours; each hour's point stands in the middle of its column. */
export function PressureLine({ hours }: { hours: readonly ForecastHour[] }) {
  return (
    <div className="pressure-line">
      <Suspense>
        <DrawnPressure hours={hours} />
      </Suspense>
    </div>
  );
}
