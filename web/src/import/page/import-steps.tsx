import { t } from "@lingui/core/macro";

import * as styles from "./import-part.module.css";

export type ImportStep = 1 | 2 | 3;

/** How far an import is. */
export function ImportSteps({ current }: { current: ImportStep }) {
  const names = [t`Where from`, t`Look at it`, t`Import`];
  return (
    <ol className={styles.steps} aria-label={t`Steps`}>
      {names.map((name, index) => (
        <li key={name} aria-current={index + 1 === current ? "step" : undefined}>
          {index + 1} {name}
        </li>
      ))}
    </ol>
  );
}
