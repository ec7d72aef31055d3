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
import { useMemo, useState } from "react";

import { useCustomFields } from "../../../custom-fields/data/use-custom-fields.ts";
import { hasFailed } from "../../../http/has-failed.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { importRowsQuery } from "../../send/imports.query.ts";
import { LineFilter } from "../lines/line-filter.tsx";
import { LineRow } from "../lines/line-row.tsx";
import { ListOrMap, type PlacedLine } from "../lines/list-or-map.tsx";
import { namedFields, shownRow } from "./shown-row.ts";
import { verdictName, VerdictBadge } from "./verdict-badge.tsx";

import * as styles from "./dry-run.module.css";

interface JudgedListProps {
  stored: Import;
  /** Of all rows that were sent; only the list where there are none. */
  places: readonly PlacedLine[];
  /** Rows that were sent: they name own fields that the log does not have yet. */
  rows?: readonly NewImportRow[];
  /** Those that are offered. */
  verdicts?: readonly ImportVerdict[];
  isBusy?: boolean;
  /** Absent where nothing can be decided any more. */
  onDecide?: (row: ImportRow, decision: ImportDecision | null) => void;
}

/** What becomes of each row, as the server says, page by page. */
export function JudgedList(props: JudgedListProps) {
  const { stored, places, rows, verdicts = IMPORT_VERDICTS, isBusy = false, onDecide } = props;
  const [verdict, setVerdict] = useState<ImportVerdict | null>(null);
  const shown = verdict !== null && stored.counts[verdict] > 0 ? verdict : null;
  const filter = (
    <LineFilter
      kinds={verdicts.map((id) => ({ id, name: verdictName(id), count: stored.counts[id] }))}
      value={shown}
      onChange={setVerdict}
    />
  );
  return (
    <ListOrMap places={places} filter={filter}>
      <Rows
        id={stored.id}
        verdict={shown}
        isBusy={isBusy}
        {...(rows && { rows })}
        {...(onDecide && { onDecide })}
      />
    </ListOrMap>
  );
}

interface RowsProps extends Pick<JudgedListProps, "rows" | "onDecide"> {
  id: string;
  verdict: ImportVerdict | null;
  isBusy: boolean;
}

/** Drawn at first: what is said of all of them, and the way on, stand below. */
const SHOWN_FIRST = 20;

const NO_ROWS: readonly NewImportRow[] = [];

function Rows({ id, verdict, isBusy, rows = NO_ROWS, onDecide }: RowsProps) {
  const [areAllShown, setAllShown] = useState(false);
  const ownFields = useCustomFields();
  const named = useMemo(() => namedFields(ownFields, rows), [ownFields, rows]);
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
        {shown.map((row) => (
          <LineRow
            key={row.position}
            line={shownRow(row, named)}
            badge={<VerdictBadge verdict={row.verdict} />}
            actions={onDecide && <Decision row={row} isBusy={isBusy} onDecide={onDecide} />}
          />
        ))}
      </ul>
      {(query.hasNextPage || shown.length < loaded.length) && (
        <Button className={styles.more} isPending={query.isFetchingNextPage} onPress={showMore}>
          {t`Show more lines`}
        </Button>
      )}
    </>
  );
}

interface DecisionProps {
  row: ImportRow;
  isBusy: boolean;
  onDecide: NonNullable<JudgedListProps["onDecide"]>;
}

/** What the log has under the same id cannot be added a second time. */
function Decision({ row, isBusy, onDecide }: DecisionProps) {
  const { verdict, id, same_as: sameAs } = row;
  const isAlike = sameAs !== null && sameAs !== id;
  const offer =
    verdict === "new"
      ? { decision: "skip" as const, label: t`Leave out` }
      : verdict === "skipped"
        ? { decision: null, label: t`Take it in` }
        : isAlike
          ? { decision: "add" as const, label: t`Add it all the same` }
          : null;
  if (!offer || (row.subject !== "catch" && row.subject !== "trip" && row.subject !== "water")) return null;
  return (
    <Button look="quiet" isDisabled={isBusy} onPress={() => onDecide(row, offer.decision)}>
      {offer.label}
    </Button>
  );
}
