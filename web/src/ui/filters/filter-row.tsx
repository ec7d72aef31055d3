import { Trans } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";

import { Button } from "../controls/button.tsx";
import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./filter-row.module.css";

interface FilterRowProps {
  /** Absent if the surrounding element has a name. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Filters in a row. On a phone they scroll sideways. */
export function FilterRow({ label, className, children }: FilterRowProps) {
  const Tag = label === undefined ? "div" : "section";
  return (
    <Tag className={classNames(styles.root, className)} data-slot="filter-row" aria-label={label}>
      {children}
    </Tag>
  );
}

export function FilterRowEnd({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames(styles.end, className)} />;
}

/** The number of results. */
export function FilterRowNote({ className, ...props }: ComponentProps<"span">) {
  return <span {...props} className={classNames(styles.note, className)} />;
}

/** Clears every filter. */
export function ClearFilters({ onPress }: { onPress: () => void }) {
  return (
    <Button look="quiet" className={styles.clear} onPress={onPress}>
      <Trans>
        Clear
        <span className={utilities.visuallyHidden}>every filter</span>
      </Trans>
    </Button>
  );
}
