import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { RiverLevel } from "@creel/domain/waters/gauge";
import { t } from "@lingui/core/macro";

import { dateLocale } from "../../i18n/locale.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { type ChartTick, LineChart } from "../../ui/line-chart.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { formatTick, joinAmount, levelAmount, levelValue, OLD_MS } from "./format-conditions.ts";

interface LevelChartProps {
  title: string;
  level: RiverLevel;
}

interface Point {
  at: number;
  value: number;
}

/** A label this near to the right edge would touch that of the present day, as a share of the span. */
const BEFORE_NOW = 0.18;

/** The last 30 days, with the band of the usual. */
export function LevelChart({ title, level }: LevelChartProps) {
  const units = useUnits();
  const now = useNow().getTime();
  const { quantity, usual } = level;
  const points = level.points.map(({ at, value }) => ({ at: Date.parse(at), value }));
  const known = knownOf(points);
  if (!known) return null;
  const { first, last, lowest } = known;
  const y = (value: number) => levelValue(units, quantity, value);
  const amount = ({ value }: Point) => joinAmount(levelAmount(units, quantity, value));
  const toPoint = ({ at, value }: Point) => ({ x: at, y: y(value) });
  const span = [first.at, Math.max(now, last.at)] as const;
  const band = usual.map(({ date, low, high }) => ({ x: Date.parse(date), low: y(low), high: y(high) }));
  const heights = [...points.map(({ value }) => y(value)), ...band.flatMap(({ low, high }) => [low, high])];
  const isApart = (last.at - lowest.at) / (span[1] - span[0]) > BEFORE_NOW;
  const latest = amount(last);
  const present = now - last.at > OLD_MS ? latest : t`${latest} now`;
  return (
    <LineChart
      label={describe(title, known, { level, units })}
      span={span}
      range={[Math.min(...heights), Math.max(...heights)]}
      line={{ points: points.map(toPoint) }}
      area={band.length > 1 ? { look: "usual", name: t`usual for the date`, points: band } : undefined}
      marks={[
        ...(isApart ? [{ ...toPoint(lowest), text: amount(lowest), side: "below" as const }] : []),
        { ...toPoint(last), text: present, side: "before" as const, isNow: true },
      ]}
      xTicks={ticksOf(span)}
      formatY={(value, isLargest) => {
        const { unit } = levelAmount(units, quantity, 0);
        return isLargest ? joinAmount({ figure: formatTick(value), unit }) : formatTick(value);
      }}
    />
  );
}

interface Known {
  first: Point;
  last: Point;
  lowest: Point;
}

function knownOf(points: readonly Point[]): Known | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return {
    first,
    last,
    lowest: points.reduce((least, each) => (each.value < least.value ? each : least), first),
  };
}

/** Every ten days, up to today. */
function ticksOf([from, to]: readonly [number, number]): ChartTick[] {
  const ticks: ChartTick[] = [];
  for (let at = from; at < to - 5 * DAY_MS; at += 10 * DAY_MS) ticks.push({ at, text: formatDate(at) });
  return [...ticks, { at: to, text: t({ message: "today", context: "in a chart" }) }];
}

function formatDate(at: number): string {
  return new Intl.DateTimeFormat(dateLocale, { month: "short", day: "numeric" }).format(at);
}

function describe(
  title: string,
  { first, last, lowest }: Known,
  { level: { quantity, usual }, units }: { level: RiverLevel; units: Units },
): string {
  const amount = (value: number) => joinAmount(levelAmount(units, quantity, value));
  const [start, low, end] = [amount(first.value), amount(lowest.value), amount(last.value)];
  const [startDay, lowDay, endDay] = [formatDate(first.at), formatDate(lowest.at), formatDate(last.at)];
  const course = t`${title} for 30 days: ${start} on ${startDay}, lowest ${low} on ${lowDay}, ${end} on ${endDay}.`;
  const band = usual.at(-1);
  if (!band) return course;
  const [least, most] = [amount(band.low), amount(band.high)];
  return `${course} ${t`The usual for the date is ${least} to ${most}.`}`;
}
