import type { ForecastHour } from "@creel/domain/weather/forecast";
import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";

import { useUnits } from "../../units/use-units.ts";
import { lineMarks, type PressurePoint, pressurePoints } from "./pressure-points.ts";
import { pressureMeasure } from "./whole-measure.ts";

import * as styles from "./pressure-line.module.css";

/** The least span of the axis in inHg, so that small changes look small. */
const LEAST_SPAN = 0.12;
/** Fractions of the height. The line stays between them, which leaves room for the figures. */
const TOP = 0.32;
const BOTTOM = 0.68;

/** The chart itself, loaded lazily because its library is large. */
export function DrawnPressure({ hours }: { hours: readonly ForecastHour[] }) {
  const units = useUnits();
  const points = pressurePoints(hours);
  const y = heights(points);
  const x = (index: number) => (index + 0.5) / hours.length;
  return (
    <>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        {[TOP, 0.5, BOTTOM].map((height) => (
          <line key={height} className={styles.grid} x1={0} x2={1} y1={height} y2={height} />
        ))}
        <LinePath
          className={styles.path}
          data={points}
          x={({ index }) => x(index)}
          y={({ pressure }) => y(pressure)}
        />
      </svg>
      {lineMarks(points).map(({ index, pressure, side }) => (
        <span
          key={index}
          className={styles.mark}
          data-side={side}
          style={{ insetInlineStart: `${x(index) * 100}%`, insetBlockStart: `${y(pressure) * 100}%` }}
        >
          <b>{pressureMeasure(units, pressure)}</b>
        </span>
      ))}
    </>
  );
}

function heights(points: readonly PressurePoint[]): (pressure: number) => number {
  const known = points.map(({ pressure }) => pressure);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const slack = Math.max(0, LEAST_SPAN - (most - least)) / 2;
  return scaleLinear<number>({ domain: [least - slack, most + slack], range: [BOTTOM, TOP] });
}
