import { IntervalLine } from "../../ui/charts/interval-line.tsx";
import { Part } from "./part.tsx";

const AXIS = { ticks: [0.5, 1, 1.5], end: 1.6 };
const OWN = 0.54;

export function ChartsPart() {
  return (
    <Part title="Values with their doubt">
      <IntervalLine interval={{ had: 1.08, low: 0.69, high: 1.21 }} axis={AXIS} reference={OWN} />
      <IntervalLine interval={{ had: 0.32, low: 0.21, high: 0.45 }} axis={AXIS} reference={OWN} />
      <IntervalLine interval={null} axis={AXIS} reference={OWN} />
    </Part>
  );
}
