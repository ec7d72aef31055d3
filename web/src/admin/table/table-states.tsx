import { t } from "@lingui/core/macro";
import type { ComponentProps } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback/states.tsx";
import { TableFrame } from "../../ui/table/table-frame.tsx";

import * as styles from "./admin-table.module.css";

interface TableSkeletonProps {
  /** As in "Loading users". */
  label: string;
  /** The widths of the columns' content, in percent. */
  columns: Readonly<Record<string, number>>;
}

const ROWS = 10;

export function TableSkeleton({ label, columns }: TableSkeletonProps) {
  return (
    <TableFrame className={styles.root} role="status" aria-label={label}>
      <div className={styles.skeletonHead} />
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          {Object.entries(columns).map(([column, percent]) => (
            <span key={column} className={styles.skeletonCell}>
              <Skeleton width={`${percent}%`} height={18} />
            </span>
          ))}
        </div>
      ))}
    </TableFrame>
  );
}

type ListFailureProps = Pick<ComponentProps<typeof LoadFailure>, "title" | "query">;

export function ListFailure(props: ListFailureProps) {
  return (
    <LoadFailure
      {...props}
      online={t`Creel didn’t answer. Nothing was changed. Try again in a moment.`}
      offline={t`You are offline. Try again once you have a signal.`}
    />
  );
}

interface NoResultsProps {
  /** As in "No users match". */
  title: string;
  /** True when the page in the address lies behind the last one. */
  isBehind: boolean;
  onClear: () => void;
  onFirst: () => void;
}

export function NoResults({ title, isBehind, onClear, onFirst }: NoResultsProps) {
  if (isBehind) {
    return (
      <EmptyState
        title={t`Nothing on this page`}
        actions={<Button onPress={onFirst}>{t`Go to the first page`}</Button>}
      >
        {t`The list is shorter now.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title} actions={<Button onPress={onClear}>{t`Clear all filters`}</Button>}>
      {t`Nothing matches all of these filters. Remove one, or clear them all.`}
    </EmptyState>
  );
}
