import type { MarkOfWater } from "@creel/domain/waters/river-mark";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Fragment, useState } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TryAgain } from "../../ui/feedback/load-failure.tsx";
import { Notice, Skeleton } from "../../ui/feedback/states.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useUnits } from "../../units/use-units.ts";
import { marksQuery } from "../../waters/data/api.ts";
import { AddMark } from "./add-mark.tsx";
import { describeMark, keyOfMark } from "./describe-mark.ts";
import { useMarkChange } from "./use-marks.ts";

import * as styles from "./marks.module.css";

/** Room for a mark, in pixels. */
const ROOM_PX = 64;

/** The marks at which the angler is told of a river. */
export function MarksSection() {
  const query = useQuery(marksQuery);
  const { data: marks } = query;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <SettingsRow title={t`River marks`} note={t`You are told once each time the river passes a mark.`}>
      {marks ? (
        <MarkList marks={marks} />
      ) : hasFailed(query) ? (
        <div className={styles.failure}>
          <Notice tone="bad">
            <span key={query.errorUpdateCount}>
              {t`Your marks could not be loaded. Check your connection and try again.`}
            </span>
          </Notice>
          <TryAgain query={query} />
        </div>
      ) : (
        <div role="status" aria-label={t`Loading your marks`}>
          <Skeleton width="100%" height={ROOM_PX} />
        </div>
      )}
      {marks && (
        <Button onPress={() => setIsAdding(true)}>
          <Icon of={Plus} />
          {t`Add a mark`}
        </Button>
      )}
      {isAdding && <AddMark onClose={() => setIsAdding(false)} />}
    </SettingsRow>
  );
}

function MarkList({ marks }: { marks: readonly MarkOfWater[] }) {
  if (marks.length === 0) {
    return <p className={styles.none}>{t`No marks yet. A mark needs a river with a gauge.`}</p>;
  }
  return (
    <ul className={styles.list} aria-label={t`River marks`}>
      {marks.map((mark) => (
        <MarkRow key={keyOfMark(mark)} mark={mark} />
      ))}
    </ul>
  );
}

function MarkRow({ mark }: { mark: MarkOfWater }) {
  const { name, id } = mark.water;
  const height = describeMark(mark, useUnits());
  const { change, isPending, problem } = useMarkChange(() => showToast({ text: t`Mark removed` }));
  return (
    <li className={styles.row}>
      <div>
        <b>
          <NamedMark mark={mark} />
        </b>
        {problem !== null && <Notice tone="bad">{problem}</Notice>}
      </div>
      <Button
        look="quiet"
        isPending={isPending}
        aria-label={t`Remove: ${name} ${height}`}
        onPress={() => change({ waterId: id, slot: mark, mark: null })}
      >
        {t`Remove`}
      </Button>
    </li>
  );
}

/** Example: "Vermilion River over 5.5 ft". */
function NamedMark({ mark }: { mark: MarkOfWater }) {
  const { name } = mark.water;
  const height = describeMark(mark, useUnits());
  return (
    <Trans>
      <i>{name}</i> {height}
    </Trans>
  );
}

/** Lists the marks in one line, for the topic; says so if there are none. */
export function MarksInLine() {
  const { data: marks } = useQuery(marksQuery);
  if (!marks || marks.length === 0) return t`Once each time a river passes a mark that you set below`;
  return marks.map((mark, index) => (
    <Fragment key={keyOfMark(mark)}>
      {index > 0 && <span aria-hidden> · </span>}
      <NamedMark mark={mark} />
    </Fragment>
  ));
}
