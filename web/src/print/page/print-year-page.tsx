import { reviewYear, yearsOf } from "@creel/domain/year-review/year-review";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";

import { hasFailed } from "../../http/has-failed.ts";
import { countsQuery } from "../../insights/api.ts";
import { useCatchesAmong } from "../../trips/page/parts/use-catches-among.ts";
import { BackLink } from "../../ui/layout/back-link.tsx";
import { PrintFrame } from "./print-frame.tsx";
import { placesAmong, usePrintOptions } from "./print-options.ts";
import { stateOf } from "./sheet-state.ts";
import { YearSheet } from "./year-sheet.tsx";

const OFFERED = ["none", "water"] as const;

/** A year on paper. */
export function PrintYearPage() {
  const { year = "" } = useParams();
  const [options] = usePrintOptions();
  const query = useQuery({ ...countsQuery, networkMode: "always" });
  const { data: counts } = query;
  const review = counts && yearsOf(counts).includes(year) ? reviewYear(counts, year) : null;
  const caught = useCatchesAmong({
    filters: { from: `${year}-01-01`, to: `${year}-12-31` },
    count: review ? Infinity : 0,
    isOne: () => true,
  });
  return (
    <PrintFrame
      back={<BackLink to={`/catches/years/${year}`}>{t`${year} on the water`}</BackLink>}
      places={OFFERED}
      state={stateOf({
        isGone: counts !== undefined && !review,
        isMissing: hasFailed(query) || caught.isMissing,
        isLoading: !counts || caught.isLoading,
      })}
    >
      {review && (
        <YearSheet review={review} catches={caught.catches} places={placesAmong(OFFERED, options.places)} />
      )}
    </PrintFrame>
  );
}
