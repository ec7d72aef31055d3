import type { DidYouMean } from "@creel/domain/catches/catch-list";

import { formatNumber } from "../logbook/format.ts";

/** As in "No catch says wallye. 16 say Walleye." */
export function CorrectionLine({ correction }: { correction: DidYouMean | null }) {
  return (
    <p role="status" className={correction ? "catch-filters-correction" : "visually-hidden"}>
      {correction && (
        <>
          No catch says <b>{correction.from}</b>. {formatNumber(correction.total)}{" "}
          {correction.total === 1 ? "says" : "say"} <b>{correction.to}</b>.
        </>
      )}
    </p>
  );
}
