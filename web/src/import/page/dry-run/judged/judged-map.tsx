import type { ImportRow, ImportVerdict } from "@creel/domain/import/import-row";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";

import { hasFailed } from "../../../../http/has-failed.ts";
import { LoadFailure } from "../../../../ui/feedback/load-failure.tsx";
import { Skeleton } from "../../../../ui/feedback/states.tsx";
import { LinesMap } from "../../lines/lines-map.tsx";
import { allRowsQuery } from "./all-rows.query.ts";
import { placedRow } from "./placed-row.ts";

interface JudgedMapProps {
  id: string;
  /** `null` for all. */
  verdict: ImportVerdict | null;
  lineOf: (row: ImportRow) => ReactNode;
}

/** Where the rows of a verdict are, each with the sign of what becomes of it. */
export function JudgedMap({ id, verdict, lineOf }: JudgedMapProps) {
  const query = useQuery(allRowsQuery(id, verdict));
  const { data: rows } = query;
  const places = useMemo(() => rows?.flatMap(placedRow), [rows]);
  const byPosition = useMemo(() => new Map(rows?.map((row) => [String(row.position), row])), [rows]);
  if (hasFailed(query)) {
    return (
      <LoadFailure
        title={t`The lines could not be loaded`}
        online={t`Nothing is lost. Creel did not answer. Try again in a moment.`}
        offline={t`Nothing is lost. You are offline. Try again once you have a signal.`}
        query={query}
      />
    );
  }
  if (!rows || !places) return <Skeleton width="100%" height={440} />;
  const lineOfId = (position: string) => {
    const row = byPosition.get(position);
    return row && lineOf(row);
  };
  return <LinesMap places={places} total={rows.length} lineOf={lineOfId} />;
}
