import * as styles from "./not-noted.module.css";
/** A cell without a value is neither 0 nor empty. */
export function NotNoted() {
  return <span className={styles.root}>–</span>;
}
