import type { UnnamedPlace } from "@creel/domain/waters/water-list";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { speciesCountsQuery } from "../../catches/logbook/api.ts";
import { MyCatchesHeader } from "../../catches/page/my-catches-header.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { WatersPart } from "../list/waters-part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

const NameWater = lazyPart(async () => (await import("./name-water.tsx")).NameWater);

export function WatersPage() {
  const [naming, setNaming] = useState<UnnamedPlace | null>(null);
  const { data } = useQuery(speciesCountsQuery());
  const species = (data?.species ?? []).map((each) => each.species);
  return (
    <div className={utilities.page}>
      <title>{t`Waters · Creel`}</title>
      <MyCatchesHeader />
      <WatersPart species={species} onName={setNaming} />
      <Suspense>{naming && <NameWater place={naming} onClose={() => setNaming(null)} />}</Suspense>
    </div>
  );
}
