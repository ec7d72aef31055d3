import type { DidYouMean } from "@creel/domain/catches/catch-list";
import { Plural, Trans } from "@lingui/react/macro";

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
      {correction && <Sentences {...correction} />}
    </p>
  );
}

function Sentences({ from, to, total }: DidYouMean) {
  const shown = formatNumber(total);
  return (
    <Plural
      value={total}
      one={
        <Trans>
          No catch says <b>{from}</b>. {shown} says <b>{to}</b>.
        </Trans>
      }
      other={
        <Trans>
          No catch says <b>{from}</b>. {shown} say <b>{to}</b>.
        </Trans>
      }
    />
  );
}
