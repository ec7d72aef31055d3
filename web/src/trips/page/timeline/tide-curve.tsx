import type { StationTides } from "@creel/domain/weather/tide-station";
import { heightsBetween, turnsBetween } from "@creel/domain/weather/tides";
import { t } from "@lingui/core/macro";
import { Fragment, useMemo } from "react";

import { useUnits } from "../../../units/use-units.ts";
import { tideAmount } from "../../../waters/conditions/format-conditions.ts";
import type { Axis, Span } from "./timeline-axis.ts";
import { startAt } from "./timeline-row.tsx";

import * as styles from "./timeline.module.css";

interface TideCurveProps {
  tides: StationTides;
  axis: Axis;
  /** The time of the trip. */
  within: Span;
}

/** Half the width of "11.4 high", in rem. */
const HALF = 2.25;
/** In percent of the height: the curve leaves room for the figures of its turns. */
const [TOP, BOTTOM] = [32, 80];

/** The tide of a trip with its turns, calculated on this device. */
export function TideCurve({ tides, axis, within }: TideCurveProps) {
  const units = useUnits();
  const { from, to } = within;
  const { curve, turns } = useMemo(() => {
    const span = { from: new Date(from), to: new Date(to) };
    return { curve: heightsBetween(tides, span), turns: turnsBetween(tides, span) };
  }, [tides, from, to]);
  const heights = [...curve, ...turns].map(({ height }) => height);
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const y = (height: number) =>
    most === least ? (TOP + BOTTOM) / 2 : BOTTOM - ((height - least) / (most - least)) * (BOTTOM - TOP);
  const first = curve[0];
  return (
    <>
      <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none">
        <polyline
          points={curve.map(({ time, height }) => `${axis.at(Date.parse(time))},${y(height)}`).join(" ")}
        />
      </svg>
      {first && turns.length === 0 && (
        <span className={styles.first} style={{ insetInlineStart: `${axis.at(from)}%` }}>
          {tideAmount(units, first.height).figure}
        </span>
      )}
      {turns.map(({ time, type, height }) => {
        const at = axis.at(Date.parse(time));
        const { figure } = tideAmount(units, height);
        return (
          <Fragment key={time}>
            <span
              className={styles.turnRing}
              style={{ insetInlineStart: `${at}%`, insetBlockStart: `${y(height)}%` }}
            />
            <span className={styles.turn} style={startAt(at, HALF)}>
              {type === "high" ? t`${figure} high` : t`${figure} low`}
            </span>
          </Fragment>
        );
      })}
    </>
  );
}
