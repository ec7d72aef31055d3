import { t } from "@lingui/core/macro";

import type { WaitingCatch } from "../../../outbox/waiting/waiting-catches.ts";
import { MeasureFigure } from "../../../units/measure-figure.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { formatTime } from "../../offline/notices/format-time.ts";
import {
  describeLoad,
  describeProblem,
  describeTackle,
  describeTries,
  describeWhen,
  nameOf,
} from "./describe-waiting.ts";
import { StateBadge } from "./state-badge.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { WaitingActions } from "./waiting-actions.tsx";
import { WaitingThumbnail } from "./waiting-thumbnail.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./waiting-row.module.css";

interface WaitingRowProps {
  waiting: WaitingCatch;
  /** What is to be sent of it. */
  bytes: number;
  now: Date;
}

export function WaitingRow({ waiting, bytes, now }: WaitingRowProps) {
  const tackle = describeTackle(waiting.noted, useUnits());
  const { weight } = waiting.noted;
  const name = nameOf(waiting.noted);
  return (
    <li className={styles.root} aria-label={name}>
      <WaitingThumbnail waiting={waiting} />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.sub}>
          {typeof weight === "number" && (
            <MeasureFigure measure="weight" value={weight} className={styles.weight} />
          )}
          {typeof weight === "number" && tackle !== "" && " · "}
          {tackle}
        </p>
        <p className={styles.sub}>{describeWhen(waiting.noted)}</p>
      </div>
      <div className={styles.state}>
        <StateBadge waiting={waiting} />
      </div>
      <div className={styles.foot}>
        <Description waiting={waiting} bytes={bytes} now={now} />
        <WaitingActions waiting={waiting} name={name} />
      </div>
    </li>
  );
}

function Description({ waiting, bytes, now }: WaitingRowProps) {
  const { state, problem, nextAt } = waiting;
  if (state === "sending") return <UploadProgress waiting={waiting} name={nameOf(waiting.noted)} />;
  if (!problem) return <p className={utilities.hint}>{describeLoad(waiting, bytes)}</p>;
  const tries = describeTries(waiting, now);
  const next = formatTime(nextAt ?? now.getTime(), now);
  return (
    <p className={utilities.small}>
      <b>{describeProblem(problem)}</b>
      <span className={styles.more}>
        {state === "asks"
          ? t`${tries} It waits for you; the catch is whole on this phone.`
          : t`${tries} Tries again at ${next} by itself; the catch is whole on this phone.`}
      </span>
    </p>
  );
}
