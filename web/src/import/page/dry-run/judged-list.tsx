import type { Import } from "@creel/domain/import/import";
import {
  IMPORT_VERDICTS,
  type ImportDecision,
  type ImportRow,
  type ImportSubject,
  type ImportVerdict,
  type NewImportRow,
} from "@creel/domain/import/import-row";
import { type MessageDescriptor, i18n } from "@lingui/core";
import { plural, t, msg } from "@lingui/core/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState, type ComponentProps } from "react";

import { useCustomFields } from "../../../custom-fields/use-custom-fields.ts";
import { hasFailed } from "../../../http/has-failed.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";
import { Skeleton, Badge } from "../../../ui/feedback/states.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { importRowsQuery } from "../../api.ts";
import { LineFilter } from "../lines/line-filter.tsx";
import { LineRow } from "../lines/line-row.tsx";
import { LinesMap } from "../lines/lines-map.tsx";
import { ListOrMap } from "../lines/list-or-map.tsx";
import { type LineMark, type PlacedLine, LINE_MARKS } from "../lines/placed-line.ts";
import { allRowsQuery, loggedRecordQuery } from "./api.ts";
import { describeDifferences, type NamedField } from "./describe-differences.ts";
import { DifferencesTable } from "./differences-table.tsx";
import { namedFields, shownRow } from "./shown-row.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./judged.module.css";

interface JudgedListProps {
  stored: Import;
  /** The rows that were sent. They name custom fields that the log does not have yet. */
  rows?: readonly NewImportRow[];
  /** The verdicts that the filter offers. */
  verdicts?: readonly ImportVerdict[];
  isBusy?: boolean;
  /** Absent if nothing can be decided anymore. */
  onDecide?: (row: ImportRow, decision: ImportDecision | null) => void;
}

const NO_ROWS: readonly NewImportRow[] = [];
const DIFFERENT: ReadonlySet<ImportVerdict> = new Set(["differs", "changes"]);

/** The rows with the server's verdicts, in pages, or on the map if a sent row has a place. */
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

/** How many rows are drawn at first, so that the text and buttons below stay within reach. */
const SHOWN_FIRST = 20;

function Rows({ id, verdict, isBusy, lineOf }: RowsProps) {
  const [areAllShown, setAllShown] = useState(false);
  const query = useInfiniteQuery(importRowsQuery(id, verdict ?? undefined));
  if (hasFailed(query)) {
    return (
      <LoadFailure
        title={t`The lines could not be loaded`}
        online={t`Nothing is lost. Creel didn’t answer. Try again in a moment.`}
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

interface DecisionProps {
  row: ImportRow;
  isBusy: boolean;
  onDecide: (row: ImportRow, decision: ImportDecision | null) => void;
}

interface Offer {
  decision: ImportDecision | null;
  label: string;
}

/** The decisions that a row offers, if any. */
function Decision({ row, isBusy, onDecide }: DecisionProps) {
  return offersOf(row).map(({ decision, label }) => (
    <Button key={label} look="quiet" isDisabled={isBusy} onPress={() => onDecide(row, decision)}>
      {label}
    </Button>
  ));
}

const DECIDABLE: ReadonlySet<ImportSubject> = new Set(["catch", "trip", "water"]);

function offersOf({ subject, verdict, id, same_as: sameAs }: ImportRow): Offer[] {
  if (!DECIDABLE.has(subject)) return [];
  const add = { decision: "add", label: t`Add anyway` } as const;
  if (verdict === "new") return [{ decision: "skip", label: t`Leave out` }];
  if (verdict === "changes") return [{ decision: null, label: t`Keep mine` }];
  if (verdict === "skipped") return [{ decision: null, label: t`Import it` }];
  // A row that equals the record with its own id is that record, so it cannot be added.
  if (verdict === "same") return sameAs === id ? [] : [add];
  if (verdict !== "differs") return [];
  // Trips cannot be added, because two trips cannot overlap. Only catches can be kept: skipping a water would leave out
  // its new spots.
  const isCatch = subject === "catch";
  return [...(isCatch ? keepOrTake() : []), ...(subject === "trip" ? [] : [add])];
}

function keepOrTake(): Offer[] {
  return [
    { decision: "skip", label: t`Keep mine` },
    { decision: "take", label: t`Use the file’s` },
  ];
}

interface DifferencesProps {
  row: ImportRow;
  ownFields: readonly NamedField[];
}

/** Shows how the log and the file differ, field by field. Empty if the log cannot be read. */
function Differences({ row, ownFields }: DifferencesProps) {
  const units = useUnits();
  const { data: stored } = useQuery(loggedRecordQuery(row));
  if (!stored) return null;
  const { named, others } = describeDifferences({ row, stored }, { units, ownFields });
  const more = t`${plural(others, { one: "# other detail differs.", other: "# other details differ." })}`;
  return (
    <>
      {named.length > 0 && <DifferencesTable differences={named} columns={[t`Yours`, t`The file’s`]} />}
      {others > 0 && <p className={utilities.hint}>{more}</p>}
    </>
  );
}

interface JudgedMapProps {
  id: string;
  /** `null` for all verdicts. */
  verdict: ImportVerdict | null;
  lineOf: (row: ImportRow) => ReactNode;
}

/** A map of the rows of a verdict, each with the sign for what becomes of it. */
function JudgedMap({ id, verdict, lineOf }: JudgedMapProps) {
  const query = useQuery(allRowsQuery(id, verdict));
  const { data: rows } = query;
  const places = useMemo(() => rows?.flatMap(placedRow), [rows]);
  const byPosition = useMemo(() => new Map(rows?.map((row) => [String(row.position), row])), [rows]);
  if (hasFailed(query)) {
    return (
      <LoadFailure
        title={t`The lines could not be loaded`}
        online={t`Nothing is lost. Creel didn’t answer. Try again in a moment.`}
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

/** The subjects with a place of their own. Events are at the place of their trip, and the others have none. */
const NEW: Partial<Record<ImportSubject, { name: MessageDescriptor; mark: LineMark | null }>> = {
  catch: { name: msg`New catches`, mark: null },
  water: { name: msg`New waters`, mark: LINE_MARKS.water },
  spot: { name: msg`New spots`, mark: LINE_MARKS.spot },
  trip: { name: msg`New trips`, mark: LINE_MARKS.trip },
};

const MARK_BY_VERDICT: Record<Exclude<ImportVerdict, "new">, LineMark> = {
  same: LINE_MARKS.known,
  differs: LINE_MARKS.differs,
  changes: LINE_MARKS.differs,
  incomplete: LINE_MARKS.missing,
  refused: LINE_MARKS.refused,
  skipped: LINE_MARKS.out,
};

function hasPlace({ subject, fields }: Pick<NewImportRow, "subject" | "fields">): boolean {
  const { latitude, longitude } = fields;
  return subject in NEW && typeof latitude === "number" && typeof longitude === "number";
}

/** Empty if the row has no place. */
function placedRow(row: ImportRow): PlacedLine[] {
  const { position, subject, verdict, fields } = row;
  const { species, latitude, longitude } = fields;
  const fresh = NEW[subject];
  if (!fresh || typeof latitude !== "number" || typeof longitude !== "number") return [];
  const isNew = verdict === "new";
  return [
    {
      id: String(position),
      latitude,
      longitude,
      species: typeof species === "string" ? species : "",
      name: isNew ? i18n._(fresh.name) : verdictName(verdict),
      mark: isNew ? fresh.mark : MARK_BY_VERDICT[verdict],
    },
  ];
}

interface VerdictLabel {
  name: MessageDescriptor;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
}

const VERDICT_LABELS: Record<ImportVerdict, VerdictLabel> = {
  new: { name: msg({ message: "New", context: "line of an import" }), tone: "good" },
  same: { name: msg`Already in your log`, tone: "neutral" },
  differs: { name: msg`Differs from your log`, tone: "info" },
  changes: { name: msg`Updates yours`, tone: "info" },
  incomplete: { name: msg`Incomplete`, tone: "fair" },
  refused: { name: msg`Refused`, tone: "bad" },
  skipped: { name: msg({ message: "Left out", context: "a line" }), tone: "neutral" },
};

function verdictName(verdict: ImportVerdict): string {
  return i18n._(VERDICT_LABELS[verdict].name);
}

function VerdictBadge({ verdict }: { verdict: ImportVerdict }) {
  return <Badge tone={VERDICT_LABELS[verdict].tone}>{verdictName(verdict)}</Badge>;
}
