import * as styles from "./rate-meter.module.css";

interface RateBarProps {
  /** Fish an hour. */
  rate: number;
  /** At the bar's end, in fish an hour. */
  scale: number;
  /** The angler's own, as a dashed line; `null` for none. */
  average: number | null;
}

/** Of one trip, beside its figure: it says nothing by itself. */
export function RateMeter({ rate, scale, average }: RateBarProps) {
  const position = (value: number) => `${Math.min(100, (value / scale) * 100)}%`;
  return (
    <span className={styles.root} aria-hidden>
      <span className={styles.bar} style={{ inlineSize: position(rate) }} />
      {average !== null && (
        <span className={styles.average} style={{ insetInlineStart: position(average) }} />
      )}
    </span>
  );
}
