import { classNames } from "../styles/class-names.ts";

import * as styles from "./logo.module.css";

interface LogoProps {
  isOnDeep?: boolean;
  className?: string;
}

/** A map pin whose head is a fishing bobber; the gap is the waterline. */
export function Logo({ isOnDeep = false, className }: LogoProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden
      className={classNames(styles.root, isOnDeep && styles.onDeep, className)}
    >
      <path className={styles.bobber} d="M4 15a12 12 0 0 1 24 0Z" />
      <path
        className={styles.pin}
        d="M14.2.6h3.6V5h-3.6ZM4.2 17.6h23.6C26.5 22.6 20.8 27.3 16 31.5 11.2 27.3 5.5 22.6 4.2 17.6Z"
      />
    </svg>
  );
}
