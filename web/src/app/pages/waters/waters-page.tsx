import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { speciesCountsQuery } from "../../../catches/logbook/catches.query.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { WatersPart } from "../../../waters/list/waters-part.tsx";
import { MyCatchesTabs } from "../my-catches-tabs.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";

export function WatersPage() {
  const { data } = useQuery(speciesCountsQuery());
  const species = (data?.species ?? []).map((each) => each.species);
  return (
    <div className={utilities.page}>
      <title>{t`Waters · Creel`}</title>
      <PageHeader isInLine>
        <h1>{t`My Catches`}</h1>
      </PageHeader>
      <MyCatchesTabs />
      <WatersPart species={species} />
    </div>
  );
}
