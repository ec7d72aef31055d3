import { FLOW_BINS, type FlowBin } from "@creel/domain/waters/gauge";

import { binName } from "./format-conditions.ts";

import * as styles from "./conditions.module.css";

interface IndexStripProps {
  /** From 0 to 1. */
  index: number;
  bin: FlowBin | null;
}

/** The position in the gauge's own year, between low and high. It is visual only; words beside it say the same. */
export function IndexStrip({ index, bin }: IndexStripProps) {
  const share = 100 * Math.min(1, Math.max(0, index));
  return (
    <div className={styles.index} aria-hidden>
      <div className={styles.fields}>
        {FLOW_BINS.map((each) => (
          <span key={each} />
        ))}
        <b style={{ insetInlineStart: `${share}%` }} />
      </div>
      <div className={styles.fieldNames}>
        {FLOW_BINS.map((each) => (
          <span key={each} data-on={each === bin || undefined}>
            {binName(each)}
          </span>
        ))}
      </div>
    </div>
  );
}
