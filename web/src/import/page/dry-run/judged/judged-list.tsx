import type { Import } from "@creel/domain/import/import";
import {
  IMPORT_VERDICTS,
  type ImportDecision,
  type ImportRow,
  type ImportVerdict,
  type NewImportRow,
} from "@creel/domain/import/import-row";
import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";

import { useCustomFields } from "../../../../custom-fields/use-custom-fields.ts";
import { hasFailed } from "../../../../http/has-failed.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { LoadFailure } from "../../../../ui/feedback/load-failure.tsx";
import { Skeleton } from "../../../../ui/feedback/states.tsx";
import { importRowsQuery } from "../../../send/api.ts";
import { LineFilter } from "../../lines/line-filter.tsx";
import { LineRow } from "../../lines/line-row.tsx";
import { ListOrMap } from "../../lines/list-or-map.tsx";
import { Decision } from "./decision.tsx";
import { Differences } from "./differences.tsx";
import { JudgedMap } from "./judged-map.tsx";
import { hasPlace } from "./placed-row.ts";
import { namedFields, shownRow } from "./shown-row.ts";
import { verdictName, VerdictBadge } from "./verdict-badge.tsx";

import * as styles from "./judged.module.css";

interface JudgedListProps {
  stored: Import;
  /** Rows that were sent: they name own fields that the log does not have yet. */
  rows?: readonly NewImportRow[];
  /** Those that are offered. */
  verdicts?: readonly ImportVerdict[];
  isBusy?: boolean;
  /** Absent where nothing can be decided any more. */
  onDecide?: (row: ImportRow, decision: ImportDecision | null) => void;
}

const NO_ROWS: readonly NewImportRow[] = [];
const DIFFERENT: ReadonlySet<ImportVerdict> = new Set(["differs", "changes"]);

/** What becomes of each row, as the server says: page by page, or on the map where one that was sent has a place. */
export function JudgedList(props: JudgedListProps) {
  const { stored, rows = NO_ROWS, verdicts = IMPORT_VERDICTS, isBusy = false, onDecide } = props;
  const { id } = stored;
  const [verdict, setVerdict] = useState<ImportVerdict | null>(null);
  const shown = verdict !== null && stored.counts[verdict] > 0 ? verdict : null;
  const ownFields = useCustomFields();
  const named = useMemo(() => namedFields(ownFields, rows), [ownFields, rows]);
  const canBeMap = useMemo(() => rows.some(hasPlace), [rows]);
  const filter = (
    <LineFilter
      kinds={verdicts.map((each) => ({ id: each, name: verdictName(each), count: stored.counts[each] }))}
      value={shown}
      onChange={setVerdict}
    />
  );
  const lineOf = (row: ImportRow) => (
    <LineRow
      key={row.position}
      line={shownRow(row, named)}
      badge={<VerdictBadge verdict={row.verdict} />}
      actions={onDecide && <Decision row={row} isBusy={isBusy} onDecide={onDecide} />}
    >
      {DIFFERENT.has(row.verdict) && <Differences row={row} ownFields={named} />}
    </LineRow>
  );
  return (
    <ListOrMap
      canBeMap={canBeMap}
      filter={filter}
      map={<JudgedMap id={id} verdict={shown} lineOf={lineOf} />}
    >
      <Rows id={id} verdict={shown} isBusy={isBusy} lineOf={lineOf} />
    </ListOrMap>
  );
}

interface RowsProps {
  id: string;
  verdict: ImportVerdict | null;
  isBusy: boolean;
  lineOf: (row: ImportRow) => ReactNode;
}

/** Drawn at first: what is said of all of them, and the way on, stand below. */
const SHOWN_FIRST = 20;

function Rows({ id, verdict, isBusy, lineOf }: RowsProps) {
  const [areAllShown, setAllShown] = useState(false);
  const query = useInfiniteQuery(importRowsQuery(id, verdict ?? undefined));
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
  if (!query.data) return <Skeleton width="100%" height={320} />;
  const loaded = query.data.pages.flatMap((page) => page.rows);
  const shown = areAllShown ? loaded : loaded.slice(0, SHOWN_FIRST);
  const showMore = () => (areAllShown ? void query.fetchNextPage() : setAllShown(true));
  return (
    <>
      <ul className={styles.list} aria-busy={isBusy}>
        {shown.map(lineOf)}
      </ul>
      {(query.hasNextPage || shown.length < loaded.length) && (
        <Button className={styles.more} isPending={query.isFetchingNextPage} onPress={showMore}>
          {t`Show more lines`}
        </Button>
      )}
    </>
  );
}
