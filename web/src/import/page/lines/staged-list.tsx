import type { ColumnField } from "@creel/domain/import/plan/plan-fields";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { useMemo, useState } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import { LineFilter } from "./line-filter.tsx";
import { LineRow } from "./line-row.tsx";
import { ListOrMap } from "./list-or-map.tsx";
import { countStates, LINE_STATES, type LineState, shownCatch, stateOf } from "./staged-lines.ts";
import { STATE_WORDS, StateBadge } from "./state-badge.tsx";

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
  const total = catches.length;
  const places = useMemo(() => wanted.map(placeOf), [wanted]);
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
      <ListOrMap places={places} filter={filter}>
        <ul className={styles.list}>
          {wanted.slice(0, most).map((each) => {
            const line = shownCatch(each, fields);
            return <LineRow key={line.key} line={line} badge={<StateBadge state={stateOf(each)} />} />;
          })}
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

function placeOf({ line, part, fields }: StagedCatch) {
  const { species = "", latitude, longitude } = fields;
  return { id: `${line}/${part}`, species, latitude, longitude };
}
