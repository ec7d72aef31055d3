import { today } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { choiceName } from "../../catches/labels/choice-names.ts";
import { detailTitle } from "../../catches/labels/detail-labels.ts";
import { lureName } from "../../catches/labels/lure-names.ts";
import { lureCountsQuery, speciesCountsQuery } from "../../catches/logbook/api.ts";
import { customFieldsQuery } from "../../custom-fields/api.ts";
import { useUser } from "../../session/auth.tsx";
import { waterListQuery } from "../../waters/data/api.ts";
import { ImportPart } from "./import-part.tsx";
import { OddFound } from "./odd-found.tsx";
import { type ImportLog, ImportLogContext } from "./parts/import-log.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

/** Older notes, read with what the log knows. Without a network they are read without it. */
export function ImportPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Bring in older notes · Creel`}</title>
      <ImportLogContext value={useLog()}>
        <ImportPart others={<OddFound />} />
      </ImportLogContext>
    </div>
  );
}

function useLog(): ImportLog {
  const { timeZone, homeLatitude, homeLongitude } = useUser();
  const { data: species } = useQuery(speciesCountsQuery());
  const { data: lures } = useQuery(lureCountsQuery);
  const { data: fields } = useQuery(customFieldsQuery);
  const { data: waters } = useQuery(waterListQuery());
  return useMemo(() => {
    const home =
      homeLatitude !== null && homeLongitude !== null
        ? [{ latitude: homeLatitude, longitude: homeLongitude }]
        : [];
    return {
      context: {
        today: today(timeZone).toString(),
        timeZone,
        species: (species?.species ?? []).map((each) => each.species),
        lures: (lures?.lures ?? []).map(({ lure }) => lure),
        fields: fields ?? [],
        places: [
          ...home,
          ...(waters?.waters ?? []).map(({ latitude, longitude }) => ({ latitude, longitude })),
        ],
      },
      detailName: detailTitle,
      choiceName,
      lureName,
    };
  }, [timeZone, homeLatitude, homeLongitude, species, lures, fields, waters]);
}
