import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import type { CSSProperties } from "react";

import { ScrollBox } from "./layout/scroll-box.tsx";

import * as styles from "./line-chart.module.css";

export interface ChartPoint {
  x: number;
  y: number;
}

interface ChartLine {
  points: readonly ChartPoint[];
  /** True for learned values. */
  isDashed?: boolean;
}

interface ChartArea {
  points: readonly { x: number; low: number; high: number }[];
  /** The usual is tinted; doubt is hatched. */
  look: "usual" | "doubt";
  /** Written into the area. */
  name?: string;
}

interface ChartMark extends ChartPoint {
  text: string;
  /** Shown below the text. */
  note?: string;
  side: "above" | "below" | "before";
  /** True for the present value. */
  isNow?: boolean;
}

export interface ChartTick {
  at: number;
  text: string;
}

interface LineChartProps {
  /** The chart in words, for screen readers. */
  label: string;
  /** The first and the last x. */
  span: readonly [number, number];
  /** The least and the largest y. */
  range: readonly [number, number];
  /** Absent if there are only dots. */
  line?: ChartLine | undefined;
  area?: ChartArea | undefined;
  /** Measured values. */
  dots?: readonly ChartPoint[];
  marks?: readonly ChartMark[];
  /** The x of the present, and the word for it. */
  now?: ChartTick | undefined;
  xTicks: readonly ChartTick[];
  /** Formats the values left of the chart, the largest with its unit. Absent if every mark carries its value. */
  formatY?: (value: number, isLargest: boolean) => string;
}

/** In percent of the height. The lines stay between them, which leaves room for the labels. */
const TOP = 22;
const BOTTOM = 74;
const TICKS = 3;
const WITHOUT_VALUES: readonly { y: number; text: string | null }[] = [28, 50, 72].map((y) => ({
  y,
  text: null,
}));

type Scale = (value: number) => number;

/** A line over time, with its range, measured dots and labeled marks. */
export function LineChart({ label, span, range, formatY, ...drawn }: LineChartProps) {
  const { line, area, dots, marks, now, xTicks } = drawn;
  const x: Scale = scaleLinear<number>({ domain: [...span], range: [0, 100] });
  const scale = scaleLinear<number>({ domain: [...range], range: [BOTTOM, TOP] });
  const y: Scale = scale;
  const values = formatY ? valuesOf(scale.ticks(TICKS), y, formatY) : WITHOUT_VALUES;
  return (
    <ScrollBox label={label}>
      <div
        className={styles.root}
        data-values={formatY !== undefined || undefined}
        role="img"
        aria-label={label}
      >
        <div className={styles.plot}>
          {area && <Area area={area} x={x} y={y} />}
          {values.map((value) => (
            <span key={value.y} className={styles.rule} style={{ insetBlockStart: `${value.y}%` }}>
              {value.text !== null && <span className={styles.value}>{value.text}</span>}
            </span>
          ))}
          {line && <Line line={line} x={x} y={y} />}
          {now && (
            <span className={styles.now} style={{ insetInlineStart: `${x(now.at)}%` }}>
              <span>{now.text}</span>
            </span>
          )}
          {dots?.map((dot) => (
            <span key={dot.x} className={styles.dot} style={at(x(dot.x), y(dot.y))} />
          ))}
          {marks?.map((mark) => (
            <Mark key={`${mark.x} ${mark.text}`} mark={mark} x={x(mark.x)} y={y(mark.y)} />
          ))}
        </div>
        <XTicks ticks={xTicks} x={x} />
      </div>
    </ScrollBox>
  );
}

interface Scales {
  x: Scale;
  y: Scale;
}

function Line({ line: { points, isDashed }, x, y }: Scales & { line: ChartLine }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <LinePath
        className={styles.line}
        data-dashed={isDashed || undefined}
        data={[...points]}
        x={(point) => x(point.x)}
        y={(point) => y(point.y)}
      />
    </svg>
  );
}

function valuesOf(ticks: readonly number[], y: Scale, format: NonNullable<LineChartProps["formatY"]>) {
  return ticks.map((value, index) => ({ y: y(value), text: format(value, index === ticks.length - 1) }));
}

function at(x: number, y: number): CSSProperties {
  return { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` };
}

function Mark({ mark: { text, note, side, isNow }, x, y }: { mark: ChartMark; x: number; y: number }) {
  return (
    <>
      <span className={styles.ring} data-now={isNow || undefined} style={at(x, y)} />
      {text !== "" && (
        <span className={styles.label} data-side={side} style={labelAt(x, y)}>
          <b>{text}</b>
          {note}
        </span>
      )}
    </>
  );
}

/** Gives the place as variables, because labels stay within the edges. */
function labelAt(x: number, y: number): CSSProperties {
  return Object.fromEntries([
    ["--x", `${x}%`],
    ["--y", `${y}%`],
  ]);
}

function Area({ area: { points, look, name }, x, y }: Scales & { area: ChartArea }) {
  const corner = (across: number, value: number) => `${x(across).toFixed(2)}% ${y(value).toFixed(2)}%`;
  const corners = [
    ...points.map((point) => corner(point.x, point.high)),
    ...points.toReversed().map((point) => corner(point.x, point.low)),
  ];
  const last = points.at(-1);
  return (
    <>
      <span className={styles.area} data-look={look} style={{ clipPath: `polygon(${corners.join(",")})` }} />
      {name !== undefined && last && (
        <span className={styles.areaName} style={{ insetBlockStart: `${y(last.low)}%` }}>
          {name}
        </span>
      )}
    </>
  );
}

/** The first and the last label stay within the chart. */
function XTicks({ ticks, x }: { ticks: readonly ChartTick[]; x: Scale }) {
  return (
    <div className={styles.ticks}>
      {ticks.map(({ at: across, text }) => (
        <span
          key={across}
          className={styles.tick}
          data-edge={edgeOf(x(across))}
          style={{ insetInlineStart: `${x(across)}%` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** In percent of the width: nearer to an end, a label would leave the chart. */
const EDGE = 4;

function edgeOf(x: number): "start" | "end" | undefined {
  if (x < EDGE) return "start";
  return x > 100 - EDGE ? "end" : undefined;
}
