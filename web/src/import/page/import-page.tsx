import type { ImportContext } from "@creel/domain/import/plan/choices";
import { today } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { lureCountsQuery, speciesCountsQuery } from "../../catches/logbook/api.ts";
import { customFieldsQuery } from "../../custom-fields/api.ts";
import { locale } from "../../i18n/locale.ts";
import { useUser } from "../../session/auth.tsx";
import { waterListQuery } from "../../waters/data/api.ts";
import { DoubtfulEntries } from "./doubtful-entries.tsx";
import { ImportPart } from "./import-part.tsx";
import { LogContext } from "./parts/use-import-context.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

/** Older notes, read with what the log knows. Without a network they are read without it. */
export function ImportPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Import your old log · Creel`}</title>
      <LogContext value={useLog()}>
        <ImportPart others={<DoubtfulEntries />} />
      </LogContext>
    </div>
  );
}

function useLog(): ImportContext {
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
      today: today(timeZone).toString(),
      timeZone,
      species: (species?.species ?? []).map((each) => each.species),
      language: locale,
      lures: (lures?.lures ?? []).map(({ lure }) => lure),
      fields: fields ?? [],
      places: [
        ...home,
        ...(waters?.waters ?? []).map(({ latitude, longitude }) => ({ latitude, longitude })),
      ],
    };
  }, [timeZone, homeLatitude, homeLongitude, species, lures, fields, waters]);
}
