import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";

import { hasFailed } from "../../http/has-failed.ts";
import { BackLink } from "../../ui/layout/back-link.tsx";
import { waterStatsQuery } from "../../waters/data/api.ts";
import { useWater } from "../../waters/data/use-waters.ts";
import { waterPath } from "../../waters/data/water-paths.ts";
import { PrintFrame } from "./print-frame.tsx";
import { placesAmong, usePrintOptions } from "./print-options.ts";
import { stateOf } from "./sheet-state.ts";
import { WaterSheet } from "./water-sheet.tsx";

/** The sheet is about a water, so it cannot leave out its name. */
const OFFERED = ["water", "exact"] as const;

/** One water on paper. */
export function PrintWaterPage() {
  const { id = "" } = useParams();
  const [options] = usePrintOptions();
  const { water, query, isGone } = useWater(id);
  const stats = useQuery(waterStatsQuery(id));
  return (
    <PrintFrame
      back={<BackLink to={waterPath({ id })}>{t`Water`}</BackLink>}
      places={OFFERED}
      hasNotes
      state={stateOf({
        isGone,
        isMissing: hasFailed({ ...query, isPlaceholderData: false }) || hasFailed(stats),
        isLoading: !water || !stats.data,
      })}
    >
      {water && stats.data && (
        <WaterSheet
          water={water}
          stats={stats.data}
          options={{ places: placesAmong(OFFERED, options.places), notes: options.notes }}
        />
      )}
    </PrintFrame>
  );
}
