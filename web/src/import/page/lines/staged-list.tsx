import type { ColumnField } from "@creel/domain/import/plan/plan-fields";
import type {
  StagedCatch,
  ProblemCode,
  RowProblem,
  Severity,
} from "@creel/domain/import/staging/staged-catch";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { type ComponentProps, useMemo, useState } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/feedback/states.tsx";
import { LineFilter } from "./line-filter.tsx";
import { LineRow } from "./line-row.tsx";
import { LinesMap } from "./lines-map.tsx";
import { ListOrMap } from "./list-or-map.tsx";
import { type PlacedLine, LINE_MARKS } from "./placed-line.ts";
import { describeOwn, type ShownLine } from "./shown-line.ts";

import * as styles from "./lines.module.css";

/** The gravest problem of a line: `ready` for none, `warning` if the line comes in anyway. */
type LineState = Severity | "ready";

const LINE_STATES: readonly LineState[] = ["ready", "warning", "question", "missing", "refused"];

function stateOf({ problems }: Pick<StagedCatch, "problems">): LineState {
  return LINE_STATES.findLast((state) => problems.some(({ severity }) => severity === state)) ?? "ready";
}

function countStates(catches: readonly StagedCatch[]): Record<LineState, number> {
  const counts = { ready: 0, warning: 0, question: 0, missing: 0, refused: 0 };
  for (const each of catches) counts[stateOf(each)] += 1;
  return counts;
}

/** Includes the part, since one line of a file may be several catches. */
function keyOf({ line, part }: Pick<StagedCatch, "line" | "part">): string {
  return `${line}/${part}`;
}

function shownCatch(staged: StagedCatch, ownFields: readonly ColumnField[]): ShownLine {
  const { line, fields, when, water, spot, custom = {}, problems } = staged;
  return {
    key: keyOf(staged),
    line,
    subject: staged.isBlank ? "trip" : "catch",
    title: staged.isBlank ? t`No fish` : (fields.species ?? ""),
    date: when && (when.time === null ? when.day : `${when.day}T${when.time}`),
    timeZone: null,
    length: fields.length ?? null,
    weight: fields.weight ?? null,
    own: ownFields.flatMap((field) => describeOwn(field, custom[field.column])),
    place: spot ?? water,
    hasPosition: fields.latitude !== undefined,
    problems: [...new Set(problems.map((problem: RowProblem) => describeProblem(problem)))],
  };
}

type Cell = Pick<RowProblem, "header" | "text">;

const PROBLEM_TEXTS: Record<ProblemCode, (cell: Cell) => string> = {
  no_species: () => t`The species is missing.`,
  no_date: () => t`The date is missing.`,
  no_place: () => t`The place is missing.`,
  obscured_place: () => t`iNaturalist obscured this place, so the spot is unknown.`,
  unreadable: ({ header, text }) => t`${header}: “${text}” cannot be read.`,
  out_of_range: ({ header, text }) => t`${header}: “${text}” is out of range.`,
  too_long: ({ header }) => t`${header} is too long.`,
  in_the_future: ({ header, text }) => t`${header}: “${text}” is in the future.`,
  before_1900: ({ header, text }) => t`${header}: “${text}” is before 1900.`,
  no_such_time: ({ header, text }) => t`${header}: clocks skipped “${text}” that night.`,
  not_decided: () => t`It needs your answer.`,
};

/** Returns the sentence for a problem that this device found. */
function describeProblem(problem: RowProblem): string {
  return PROBLEM_TEXTS[problem.code](problem);
}

/** How many lines are drawn at first, and how many each press adds: a file may have 100,000. */
const SHOWN_FIRST = 8;
const SHOWN_MORE = 100;

interface StagedListProps {
  catches: readonly StagedCatch[];
  fields: readonly ColumnField[];
  isBusy: boolean;
}

/** Shows what each line becomes by the answers given so far. */
export function StagedList({ catches, fields, isBusy }: StagedListProps) {
  const [state, setState] = useState<LineState | null>(null);
  const [most, setMost] = useState(SHOWN_FIRST);
  const counts = useMemo(() => countStates(catches), [catches]);
  const wanted = useMemo(
    () =>
      state === null || counts[state] === 0 ? catches : catches.filter((each) => stateOf(each) === state),
    [catches, counts, state],
  );
  const left = wanted.length - most;
  const total = catches.filter(({ isBlank }) => !isBlank).length;
  const canBeMap = useMemo(() => catches.some((each) => each.fields.latitude !== undefined), [catches]);
  const filter = (
    <LineFilter
      kinds={LINE_STATES.map((id) => ({ id, name: i18n._(STATE_LABELS[id].name), count: counts[id] }))}
      value={state}
      onChange={(next) => {
        setState(next);
        setMost(SHOWN_FIRST);
      }}
    />
  );
  return (
    <section aria-labelledby="import-lines" aria-busy={isBusy}>
      <div className={styles.head}>
        <h2 id="import-lines">{t`Preview: ${plural(total, { one: "# catch", other: "# catches" })}`}</h2>
      </div>
      <ListOrMap canBeMap={canBeMap} filter={filter} map={<StagedMap wanted={wanted} fields={fields} />}>
        <ul className={styles.list}>
          {wanted.slice(0, most).map((each) => (
            <Line key={keyOf(each)} staged={each} fields={fields} />
          ))}
        </ul>
        {left > 0 && (
          <Button className={styles.more} onPress={() => setMost(most + SHOWN_MORE)}>
            {t`${plural(left, { one: "# more", other: "# more" })}`}
          </Button>
        )}
      </ListOrMap>
    </section>
  );
}

function Line({ staged, fields }: { staged: StagedCatch } & Pick<StagedListProps, "fields">) {
  return <LineRow line={shownCatch(staged, fields)} badge={<StateBadge state={stateOf(staged)} />} />;
}

interface StagedMapProps extends Pick<StagedListProps, "fields"> {
  wanted: readonly StagedCatch[];
}

function StagedMap({ wanted, fields }: StagedMapProps) {
  const places = useMemo(() => wanted.flatMap(placeOf), [wanted]);
  const byKey = useMemo(() => new Map(wanted.map((each) => [keyOf(each), each])), [wanted]);
  const lineOf = (key: string) => {
    const staged = byKey.get(key);
    return staged && <Line key={key} staged={staged} fields={fields} />;
  };
  return <LinesMap places={places} total={wanted.length} lineOf={lineOf} />;
}

const MARK_BY_STATE = {
  ready: null,
  warning: null,
  question: LINE_MARKS.asks,
  missing: LINE_MARKS.missing,
  refused: LINE_MARKS.refused,
} as const satisfies Record<LineState, PlacedLine["mark"]>;

function placeOf(staged: StagedCatch): PlacedLine[] {
  const { species = "", latitude, longitude } = staged.fields;
  if (latitude === undefined || longitude === undefined) return [];
  const state = stateOf(staged);
  const name = i18n._(STATE_LABELS[state].name);
  return [{ id: keyOf(staged), species, latitude, longitude, name, mark: MARK_BY_STATE[state] }];
}

interface StateLabel {
  name: MessageDescriptor;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
}

const STATE_LABELS: Record<LineState, StateLabel> = {
  ready: { name: msg`Ready`, tone: "good" },
  warning: { name: msg`Ready, with a note`, tone: "info" },
  question: { name: msg`Asks`, tone: "fair" },
  missing: { name: msg`Incomplete`, tone: "fair" },
  refused: { name: msg`Refused`, tone: "bad" },
};

function StateBadge({ state }: { state: LineState }) {
  const { name, tone } = STATE_LABELS[state];
  return <Badge tone={tone}>{i18n._(name)}</Badge>;
}
