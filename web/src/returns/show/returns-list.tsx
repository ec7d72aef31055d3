import type { CatchReturn } from "@creel/domain/returns/catch-return";
import { t } from "@lingui/core/macro";

import { ReturnRow } from "./return-row.tsx";

import * as styles from "./returns-list.module.css";

/** Open returns first, the one that is due next at the top; then those that were turned in, the latest first. */
export function ReturnsList({ returns }: { returns: readonly CatchReturn[] }) {
  return (
    <ul className={styles.list} aria-label={t`Returns`}>
      {inOrder(returns).map((entry) => (
        <ReturnRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

const NEVER = "9";

/** Returns in the order in which they need attention. */
export function inOrder(returns: readonly CatchReturn[]): CatchReturn[] {
  return returns.toSorted((one, other) => {
    if (one.turned_in_at !== null && other.turned_in_at !== null) {
      return other.turned_in_at.localeCompare(one.turned_in_at);
    }
    if (one.turned_in_at !== null || other.turned_in_at !== null) return one.turned_in_at === null ? -1 : 1;
    return (one.deadline ?? NEVER).localeCompare(other.deadline ?? NEVER);
  });
}
