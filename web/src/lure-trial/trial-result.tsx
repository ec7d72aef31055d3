import { judgeTrial, type TrialAnswer } from "@creel/domain/lure-trial/judge-trial";
import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import { TRIAL_LURES, type TrialLure } from "@creel/domain/trips/trial-turn";
import { plural, t } from "@lingui/core/macro";

import { formatDecimals } from "../i18n/numbers.ts";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { HalfHours } from "./half-hours.tsx";
import { shortNames, titleOf } from "./lure-names.ts";
import { LurePicture } from "./lure-picture.tsx";
import { RatioBar } from "./ratio-bar.tsx";
import { TrialActions } from "./trial-actions.tsx";
import { limitsOf, timesOf, verdictOf } from "./trial-words.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./trial-result.module.css";

/** What a trial says: a sentence, its number with what is likely, both lures, and its half hours. */
export function TrialResult({ trial }: { trial: LureTrial }) {
  const answer = judgeTrial(trial.hours, trial.half_hours);
  const names = shortNames(trial);
  const isClosed = answer.isOver || trial.stopped_at !== null;
  return (
    <div className={styles.root}>
      <PageHeader>
        <div>
          <h1 tabIndex={-1}>{titleOf(trial)}</h1>
          <p className={utilities.muted}>{timesOf(answer, trial)}</p>
        </div>
      </PageHeader>
      <p className={styles.verdict}>{verdictOf(answer, trial, names)}</p>
      {answer.look && <RatioBar look={answer.look} names={names} />}
      <ul className={styles.lures}>
        {TRIAL_LURES.map((lure) => (
          <Lure key={lure} lure={lure} trial={trial} answer={answer} />
        ))}
      </ul>
      {answer.isOver ? (
        <p className={utilities.muted}>{limitsOf(answer, trial)}</p>
      ) : (
        <HalfHours trial={trial} hours={answer.hours} />
      )}
      <TrialActions trial={trial} isClosed={isClosed} />
    </div>
  );
}

interface LureProps {
  lure: TrialLure;
  trial: LureTrial;
  answer: TrialAnswer;
}

/** Its bites as they were at the last look; before the first nothing, so that nobody stops at a lucky moment. */
function Lure({ lure, trial, answer: { look, figures } }: LureProps) {
  const { bites, fish, hours } = figures[lure];
  const rate = formatDecimals(hours === 0 ? 0 : bites / hours, { min: 1, max: 1, isGrouped: true });
  return (
    <li>
      <LurePicture lure={trial[lure]} />
      <span>
        <b>{trial[lure].name}</b>
        <span className={utilities.muted}>
          {look
            ? t`${plural(bites, { one: "# bite", other: "# bites" })}, ${plural(fish, { one: "# of them a fish", other: "# of them fish" })}`
            : t`Its bites are told at the first look`}
        </span>
      </span>
      {look && (
        <span className={styles.rate}>
          {rate}
          <small aria-label={t`bites per hour`}>{t`/h`}</small>
        </span>
      )}
    </li>
  );
}
