import type { CatchReturn } from "@creel/domain/returns/catch-return";
import type { ReturnFigures, ReturnRow } from "@creel/domain/returns/return-figures";
import { t } from "@lingui/core/macro";
import { CircleAlert } from "lucide-react";

import { Icon } from "../../../ui/art/icon.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./figures.module.css";

export interface FiguresProps {
  entry: CatchReturn;
  figures: ReturnFigures;
}

/** Whether something is missing in a row of an open return. */
export function isIncomplete({ entry, figures }: FiguresProps, { key }: ReturnRow): boolean {
  return entry.turned_in_at === null && figures.missing.some(({ row }) => row === key);
}

/** Marks a row in which something is missing. The list above the figures says what. */
export function IncompleteMark() {
  return (
    <span className={styles.mark}>
      <Icon of={CircleAlert} isSmall />
      <span className={utilities.visuallyHidden}>{t`something is missing`}</span>
    </span>
  );
}
