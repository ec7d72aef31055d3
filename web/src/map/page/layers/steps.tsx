import * as styles from "./layers-legend.module.css";

const STEPS = [1, 2, 3, 4, 5];

/** The five colors of heat and of rates, the weakest first. */
export function Steps() {
  return (
    <div className={styles.steps} aria-hidden>
      {STEPS.map((step) => (
        <span key={step} data-step={step} />
      ))}
    </div>
  );
}
