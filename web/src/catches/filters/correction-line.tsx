import type { DidYouMean } from "@creel/domain/catches/catch-list";

import { formatNumber } from "../logbook/format.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./correction-line.module.css";

interface CorrectionLineProps {
  correction: DidYouMean | null;
  isOnMap: boolean;
}

/** As in "No catch says wallye. 16 say Walleye." */
export function CorrectionLine({ correction, isOnMap }: CorrectionLineProps) {
  return (
    <p
      role="status"
      className={correction ? styles.root : utilities.visuallyHidden}
      data-on-map={isOnMap || undefined}
    >
      {correction && (
        <>
          No catch says <b>{correction.from}</b>. {formatNumber(correction.total)}{" "}
          {correction.total === 1 ? "says" : "say"} <b>{correction.to}</b>.
        </>
      )}
    </p>
  );
}
