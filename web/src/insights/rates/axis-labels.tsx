import { t } from "@lingui/core/macro";

import { formatRate } from "../../dates/format-trip.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { type IntervalAxis, placeOn } from "../../ui/interval-line.tsx";

import * as styles from "./rate-rows.module.css";

interface AxisLabelsProps {
  axis: IntervalAxis;
  /**
   * The value that all rows are compared with, drawn as the dashed line. It is the angler's own rate unless it has a
   * label.
   */
  own: number;
  label?: string;
  format?: (tick: number) => string;
}

const formatTick = (tick: number) => formatDecimals(tick, { min: 0, max: 2, isGrouped: true });

/**
 * Labels the axis below the charts that share it. Hidden from screen readers, because each row contains its numbers as
 * text.
 */
export function AxisLabels({ axis, own, label, format = formatTick }: AxisLabelsProps) {
  const average = formatRate(own);
  return (
    <div className={styles.axis} aria-hidden>
      <div className={styles.ticks}>
        {[axis.start ?? 0, ...axis.ticks].map((tick) => (
          <span
            key={tick}
            data-end={tick === axis.end || undefined}
            style={{ insetInlineStart: placeOn(axis, tick) }}
          >
            {format(tick)}
          </span>
        ))}
        <span className={styles.own} style={{ insetInlineStart: within(placeOn(axis, own)) }}>
          {label ?? t`your average ${average}`}
        </span>
      </div>
    </div>
  );
}

/** Keeps the label beside the chart. */
function within(place: string): string {
  return `clamp(64px, ${place}, 100% - 64px)`;
}
