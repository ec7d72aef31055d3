import {
  judgeTrial,
  type TrialAnswer,
  type TrialLook,
  wholePairs,
  ratioOf,
} from "@creel/domain/lure-trial/judge-trial";
import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import { TRIAL_LURES, type TrialLure } from "@creel/domain/trips/trial-turn";
import { plural, t } from "@lingui/core/macro";

import { dateLocale } from "../i18n/locale.ts";
import { formatDecimals } from "../i18n/numbers.ts";
import { type IntervalAxis, IntervalLine, placeOn } from "../ui/interval-line.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { LurePicture } from "./lure-picture.tsx";
import { TrialActions } from "./trial-actions.tsx";
import { shortNames, titleOf } from "./trial-lure-names.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./trial-result.module.css";

/** Shows a trial's conclusion, its number with the likely range, both lures and the half hours. */
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

/** Shows a lure's bites as of the last look, and none before the first look, so that nobody stops at a lucky moment. */
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
            : t`Its bites show at the first look`}
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

interface HalfHoursProps {
  trial: LureTrial;
  /** Counts whole pairs of half hours only. */
  hours: number;
}

/** Draws a field for each planned half hour, hatched if the angler fished the other lure. */
function HalfHours({ trial, hours }: HalfHoursProps) {
  const fished = wholePairs(trial.half_hours).flatMap(({ halves }) => halves);
  const planned = 2 * trial.hours;
  const fields = Array.from({ length: planned }, (_, place) => ({ place, half: fished[place] }));
  const refused = fished.filter(({ kept }) => !kept).length;
  const count = Math.min(fished.length, planned);
  return (
    <div>
      <div className={styles.fields} role="img" aria-label={t`${count} of ${planned} half hours fished`}>
        {fields.map(({ place, half }) => (
          <i key={place} data-state={half ? (half.kept ? "kept" : "refused") : "open"} />
        ))}
      </div>
      <p className={utilities.hint}>
        {refused > 0
          ? t`${hours} of ${trial.hours} hours. Hatched: fished with the other lure.`
          : t`${hours} of ${trial.hours} hours. Half hours count in pairs, one with each lure.`}
      </p>
    </div>
  );
}

const MOST = 4;
/** Logarithmic: each labeled step doubles the ratio. */
const AXIS: IntervalAxis = { start: 1 / MOST, end: MOST, ticks: [1 / 2, 2, MOST] };

interface RatioBarProps {
  look: TrialLook;
  names: Record<TrialLure, string>;
}

/** Shows how many times as many bites the first lure gets: more to the right, fewer to the left. */
function RatioBar({ look, names }: RatioBarProps) {
  const { ratio, low, high } = look;
  const [first, second] = [names.first, names.second];
  const labels = [
    [1 / MOST, t`${second} ${MOST}×`],
    [1 / 2, t`2×`],
    [1, t`same`],
    [2, t`2×`],
    [MOST, t`${first} ${MOST}×`],
  ] as const;
  return (
    <div className={styles.bar} role="img" aria-label={describeRatio(look, names)}>
      <IntervalLine
        interval={
          ratio === null
            ? null
            : { observed: ratio, low: Math.max(low, Number.EPSILON), high: high ?? Infinity }
        }
        axis={AXIS}
        reference={1}
      />
      <div className={styles.axis} aria-hidden>
        {labels.map(([at, label]) => (
          <span key={at} style={{ insetInlineStart: placeOn(AXIS, at) }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

type Names = Record<TrialLure, string>;

/** Returns the conclusion of a trial as a sentence. */
function verdictOf({ look, ...answer }: TrialAnswer, trial: LureTrial, names: Names): string {
  if (look?.better) return describeBetterLure(look, look.better, names);
  const { hours, missingHours } = answer;
  if (answer.isOver) {
    return t`${plural(hours, { one: "# hour could not tell them apart.", other: "# hours could not tell them apart." })} Either may be better.`;
  }
  if (trial.stopped_at !== null) {
    return t`${plural(hours, { one: "Stopped at # hour: not enough to tell.", other: "Stopped at # hours: not enough to tell." })}`;
  }
  return t`${plural(missingHours, { one: "Not enough to tell yet. About # more hour.", other: "Not enough to tell yet. About # more hours." })}`;
}

function describeBetterLure(look: TrialLook, better: TrialLure, names: Names): string {
  const { ratio, low, high } = ratioOf(look, better);
  const [name, least] = [names[better], formatRatio(low)];
  if (ratio === null) {
    return t`${name} is better: it got all the bites, likely at least ${least} times as many.`;
  }
  const times = formatRatio(ratio);
  if (high === null) return t`${name} is better: ${times} times as many bites, likely at least ${least}.`;
  const most = formatRatio(high);
  return t`${name} is better: ${times} times as many bites, likely ${least} to ${most}.`;
}

/** Describes the bar for screen readers. */
function describeRatio({ ratio, low, high }: TrialLook, names: Names): string {
  if (ratio === null) return t`Too few to say`;
  const name = names.first;
  const [times, least] = [formatRatio(ratio), formatRatio(low)];
  if (high === null) return t`${name} ${times} times, likely at least ${least}`;
  const most = formatRatio(high);
  return t`${name} ${times} times, likely ${least} to ${most}`;
}

/** Says when the trial took place, and when its bites were or will be looked at. */
function timesOf({ look, looks, isOver, hours }: TrialAnswer, trial: LureTrial): string {
  const since = formatTrialDay(trial.started_at);
  const end = trial.stopped_at ?? look?.at;
  if ((isOver || trial.stopped_at !== null) && end !== undefined) {
    const days = DAY.formatRange(new Date(trial.started_at), new Date(end));
    return t`${plural(hours, { one: `Lure trial, ${days}, # hour.`, other: `Lure trial, ${days}, # hours.` })}`;
  }
  if (!look) {
    const [first = 0] = looks;
    return t`Lure trial, since ${since}. First look at ${first} hours.`;
  }
  const [at, day] = [look.hours, formatTrialDay(look.at)];
  return t`Lure trial, since ${since}. Last look at ${at} hours, ${day}.`;
}

/** Describes the limits of a result. */
function limitsOf({ look, figures }: TrialAnswer, trial: LureTrial): string {
  const [one, other] = [figures.first.fish, figures.second.fish];
  const fish = look?.isDecidedByFish
    ? t`Fish only: ${one} to ${other}.`
    : t`Fish only: ${one} to ${other}, too few to say.`;
  const months = monthsOf(trial);
  const where = months === null ? "" : t`This holds for your water and season, ${months}.`;
  return [fish, where, t`A trial like this is wrong 1 time in 20.`].filter((text) => text !== "").join(" ");
}

function monthsOf({ half_hours: halfHours }: LureTrial): string | null {
  const [first, last] = [halfHours[0], halfHours.at(-1)];
  return first && last ? MONTH.formatRange(new Date(first.at), new Date(last.at)) : null;
}

const DAY = new Intl.DateTimeFormat(dateLocale, { month: "short", day: "numeric" });
const MONTH = new Intl.DateTimeFormat(dateLocale, { month: "long" });

function formatTrialDay(instant: string): string {
  return DAY.format(new Date(instant));
}

/** Formats with one decimal, such as "1.8". */
function formatRatio(times: number): string {
  return formatDecimals(times, { min: 1, max: 1, isGrouped: true });
}
