import type { ColumnField } from "@creel/domain/import/plan/plan-fields";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { type ComponentProps, useMemo, useState } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/feedback/states.tsx";
import { LineFilter } from "./line-filter.tsx";
import { LineRow } from "./line-row.tsx";
import { LinesMap } from "./lines-map.tsx";
import { ListOrMap } from "./list-or-map.tsx";
import { type PlacedLine, SIGNS } from "./placed-line.ts";
import { countStates, keyOf, LINE_STATES, type LineState, shownCatch, stateOf } from "./staged-lines.ts";

import * as styles from "./lines.module.css";

/** Drawn at first, and with each press more: a file may have a hundred thousand. */
const SHOWN_FIRST = 8;
const SHOWN_MORE = 100;

interface StagedListProps {
  catches: readonly StagedCatch[];
  fields: readonly ColumnField[];
  isBusy: boolean;
}

/** What each line becomes by what is known so far. */
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
      kinds={LINE_STATES.map((id) => ({ id, name: i18n._(STATE_WORDS[id].name), count: counts[id] }))}
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
        <h2 id="import-lines">{t`${plural(total, { one: "# catch", other: "# catches" })} as they would be`}</h2>
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

const SIGN_OF = {
  ready: null,
  warning: null,
  question: SIGNS.asks,
  missing: SIGNS.missing,
  refused: SIGNS.refused,
} as const satisfies Record<LineState, PlacedLine["sign"]>;

function placeOf(staged: StagedCatch): PlacedLine[] {
  const { species = "", latitude, longitude } = staged.fields;
  if (latitude === undefined || longitude === undefined) return [];
  const state = stateOf(staged);
  const name = i18n._(STATE_WORDS[state].name);
  return [{ id: keyOf(staged), species, latitude, longitude, name, sign: SIGN_OF[state] }];
}

interface StateWords {
  name: MessageDescriptor;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
}

const STATE_WORDS: Record<LineState, StateWords> = {
  ready: { name: msg`Ready`, tone: "good" },
  warning: { name: msg`Ready, with a note`, tone: "info" },
  question: { name: msg`Asks`, tone: "fair" },
  missing: { name: msg`Incomplete`, tone: "fair" },
  refused: { name: msg`Refused`, tone: "bad" },
};

function StateBadge({ state }: { state: LineState }) {
  const { name, tone } = STATE_WORDS[state];
  return <Badge tone={tone}>{i18n._(name)}</Badge>;
}
