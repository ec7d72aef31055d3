import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { speciesCountsQuery } from "../../catches/logbook/api.ts";
import { MyCatchesHeader } from "../../catches/page/my-catches-header.tsx";
import { WatersPart } from "../list/waters-part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

export function WatersPage() {
  const { data } = useQuery(speciesCountsQuery());
  const species = (data?.species ?? []).map((each) => each.species);
  return (
    <div className={utilities.page}>
      <title>{t`Waters · Creel`}</title>
      <MyCatchesHeader />
      <WatersPart species={species} />
    </div>
  );
}
