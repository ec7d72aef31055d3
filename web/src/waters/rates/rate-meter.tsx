import { t } from "@lingui/core/macro";

import { formatRate } from "../../trips/format-trip.ts";
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
  className?: string | undefined;
}

/** Fish an hour: the ring as they were had, the bar what is likely, the dashed line the angler's own rate. */
export function RateMeter({ rate, axis, own, className }: RateBarProps) {
  const share = (value: number) => `${((100 * value) / axis.end).toFixed(2)}%`;
  return (
    <div className={classNames(styles.root, className)}>
      <div className={styles.axis} aria-hidden={rate !== null}>
        <span className={styles.tick} style={{ insetInlineStart: share(axis.tick) }} />
        {own > 0 && <span className={styles.own} style={{ insetInlineStart: share(own) }} />}
        {rate ? (
          <>
            <span
              className={styles.likely}
              style={{ insetInlineStart: share(rate.from), inlineSize: share(rate.to - rate.from) }}
            />
            <span className={styles.had} style={{ insetInlineStart: share(rate.had) }} />
          </>
        ) : (
          <span className={styles.few}>{t`Too few to say`}</span>
        )}
      </div>
      <RateFigure rate={rate} />
    </div>
  );
}

function RateFigure({ rate }: Pick<RateBarProps, "rate">) {
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
      <span className={utilities.visuallyHidden}> {t`fish an hour, likely ${from} to ${to}`}</span>
    </span>
  );
}
