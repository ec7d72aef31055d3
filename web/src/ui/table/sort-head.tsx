import { ArrowDown, ArrowUp } from "lucide-react";

import { Icon } from "../art/icon.tsx";

import * as styles from "./data-table.module.css";

/** An order by this, or the other way round. */
export type Order<By extends string> = By | `-${By}`;

interface SortHeadProps<By extends string> {
  label: string;
  by: By;
  /** The order the rows are in, by whatever. */
  sort: string;
  onSort: (sort: Order<By>) => void;
  /** Which end comes first at the first press; the next turns it round. */
  first: "up" | "down";
  className?: string | undefined;
  isFigure: boolean;
}

/** The head of a column that the rows can be put in order by. */
export function SortHead<By extends string>({ label, by, sort, onSort, ...props }: SortHeadProps<By>) {
  const { first, className, isFigure } = props;
  const isDown = sort === `-${by}`;
  const isUp = sort === by;
  const next = isDown || (!isUp && first === "up") ? by : (`-${by}` as const);
  return (
    <th
      className={className}
      data-figure={isFigure || undefined}
      aria-sort={isDown ? "descending" : isUp ? "ascending" : "none"}
    >
      <button type="button" className={styles.sortHead} onClick={() => onSort(next)}>
        {label}
        {isDown && <Icon of={ArrowDown} isSmall />}
        {isUp && <Icon of={ArrowUp} isSmall />}
      </button>
    </th>
  );
}
