import { t } from "@lingui/core/macro";

import { formatRate } from "../../dates/format-trip.ts";
import { IntervalLine } from "../../ui/charts/interval-line.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import type { RateAxis } from "./axis.ts";
import type { LikelyRate } from "./likely-rate.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./rate-meter.module.css";

interface RateBarProps {
  /** `null` where it is too little to say. */
  rate: LikelyRate | null;
  axis: RateAxis;
  /** Of all waters. */
  own: number;
  /** As in "skunked 24%"; empty where it is too little to say. */
  skunked: string;
  className?: string | undefined;
}

/** Fish an hour: the ring as they were had, the bar what is likely, the dashed line the angler's own rate. */
export function RateMeter({ rate, axis: { tick, end }, own, skunked, className }: RateBarProps) {
  const interval = rate && { had: rate.had, low: rate.from, high: rate.to };
  return (
    <div className={classNames(styles.root, className)}>
      <IntervalLine interval={interval} axis={{ ticks: [tick], end }} reference={own} />
      <RateFigure rate={rate} skunked={skunked} />
    </div>
  );
}

function RateFigure({ rate, skunked }: Pick<RateBarProps, "rate" | "skunked">) {
  if (!rate) {
    return (
      <span className={styles.none} aria-hidden>
        –
      </span>
    );
  }
  const [from, to] = [formatRate(rate.from), formatRate(rate.to)];
  return (
    <span className={styles.figure}>
      <Figure amounts={[{ figure: formatRate(rate.had), unit: "" }]} />
      <span className={utilities.visuallyHidden}> {t`fish an hour, likely ${from} to ${to}`} </span>
      <small className={styles.skunked}>{skunked}</small>
    </span>
  );
}
