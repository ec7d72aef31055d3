import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { WaterTemperature } from "@creel/domain/waters/gauge";
import { plural, t } from "@lingui/core/macro";

import { dateLocale } from "../../i18n/locale.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { type ChartTick, LineChart } from "../../ui/line-chart.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { formatTick, joinAmount, temperatureAmount } from "./format-conditions.ts";

const SHOWN_MS = 365 * DAY_MS;

/** The learned line with its range, and the angler's readings as dots, over the last year. */
export function TemperatureChart({ temperature }: { temperature: WaterTemperature }) {
  const units = useUnits();
  const now = useNow().getTime();
  const { fromApi, name: unit } = units.unitOf("water_temperature");
  const learned = temperature.learned.map(({ date, value, low, high }) => ({
    x: Date.parse(date),
    y: fromApi(value),
    low: fromApi(low),
    high: fromApi(high),
  }));
  const dots = temperature.readings.flatMap(({ at, temperature: value }) =>
    value === null || now - Date.parse(at) > SHOWN_MS ? [] : { x: Date.parse(at), y: fromApi(value) },
  );
  const times = [...learned, ...dots].map(({ x }) => x);
  const values = [...learned.flatMap(({ low, high }) => [low, high]), ...dots.map(({ y }) => y)];
  if (times.length < 2) return null;
  const span = [Math.min(...times), Math.max(now, ...times)] as const;
  return (
    <LineChart
      label={describe(temperature, dots.length, units)}
      span={span}
      range={[Math.min(...values), Math.max(...values)]}
      line={learned.length > 0 ? { points: learned, isDashed: true } : undefined}
      area={learned.length > 0 ? { look: "doubt", points: learned } : undefined}
      dots={dots}
      xTicks={ticksOf(span)}
      formatY={(value, isLargest) =>
        isLargest ? joinAmount({ figure: formatTick(value), unit }) : formatTick(value)
      }
    />
  );
}

/** The start of every other month where the span is long, else five days at equal distances. */
function ticksOf(span: readonly [number, number]): ChartTick[] {
  const ticks = span[1] - span[0] > 100 * DAY_MS ? monthTicks(span) : dayTicks(span);
  return [...ticks, { at: span[1], text: t({ message: "today", context: "in a chart" }) }];
}

/** A share of the span. Nearer to the end, a label would touch the last one. */
const LAST_SHARE = 0.82;

function monthTicks([from, to]: readonly [number, number]): ChartTick[] {
  const format = new Intl.DateTimeFormat(dateLocale, { month: "short" });
  const ticks: ChartTick[] = [];
  const month = new Date(from);
  month.setHours(0, 0, 0, 0);
  month.setDate(1);
  for (;;) {
    month.setMonth(month.getMonth() + (ticks.length === 0 ? 1 : 2));
    if (month.getTime() > from + (to - from) * LAST_SHARE) return ticks;
    ticks.push({ at: month.getTime(), text: format.format(month) });
  }
}

function dayTicks([from, to]: readonly [number, number]): ChartTick[] {
  const format = new Intl.DateTimeFormat(dateLocale, { month: "short", day: "numeric" });
  const step = (to - from) / 5;
  return [0.5, 1.5, 2.5, 3.5].map((steps) => {
    const at = from + steps * step;
    return { at, text: format.format(at) };
  });
}

function describe({ learned }: WaterTemperature, count: number, units: Units): string {
  const readings = t`${plural(count, { one: "# reading of yours", other: "# readings of yours" })}`;
  const last = learned.at(-1);
  if (!last) return t`Water temperature: ${readings}.`;
  const amount = (value: number) => joinAmount(temperatureAmount(units, value));
  const values = learned.map(({ value }) => value);
  const [least, most, now] = [amount(Math.min(...values)), amount(Math.max(...values)), amount(last.value)];
  return t`Water temperature: learned from ${least} to ${most} over the last year, ${now} now, with ${readings}.`;
}
