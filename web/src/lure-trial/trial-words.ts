import { ratioOf, type TrialAnswer, type TrialLook } from "@creel/domain/lure-trial/judge-trial";
import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import type { TrialLure } from "@creel/domain/trips/trial-turn";
import { plural, t } from "@lingui/core/macro";

import { dateLocale } from "../i18n/locale.ts";
import { formatDecimals } from "../i18n/numbers.ts";

type Names = Record<TrialLure, string>;

/** The sentence that a trial comes to. */
export function verdictOf({ look, ...answer }: TrialAnswer, trial: LureTrial, names: Names): string {
  if (look?.better) return betterWords(look, look.better, names);
  const { hours, missingHours } = answer;
  if (answer.isOver) {
    return t`${plural(hours, { one: "# hour could not tell them apart.", other: "# hours could not tell them apart." })} Either may be better.`;
  }
  if (trial.stopped_at !== null) {
    return t`${plural(hours, { one: "Stopped at # hour: not enough to tell.", other: "Stopped at # hours: not enough to tell." })}`;
  }
  return t`${plural(missingHours, { one: "Not enough to tell yet. About # more hour.", other: "Not enough to tell yet. About # more hours." })}`;
}

function betterWords(look: TrialLook, better: TrialLure, names: Names): string {
  const { ratio, low, high } = ratioOf(look, better);
  const [name, least] = [names[better], formatRatio(low)];
  if (ratio === null) return t`${name} is better: it got all bites, likely at least ${least} times as many.`;
  const times = formatRatio(ratio);
  if (high === null) return t`${name} is better: ${times} times as many bites, likely at least ${least}.`;
  const most = formatRatio(high);
  return t`${name} is better: ${times} times as many bites, likely ${least} to ${most}.`;
}

/** The bar in words. */
export function barWords({ ratio, low, high }: TrialLook, names: Names): string {
  if (ratio === null) return t`Too few to say`;
  const name = names.first;
  const [times, least] = [formatRatio(ratio), formatRatio(low)];
  if (high === null) return t`${name} ${times} times, likely at least ${least}`;
  const most = formatRatio(high);
  return t`${name} ${times} times, likely ${least} to ${most}`;
}

/** When it was, and when it was looked at. */
export function timesOf({ look, looks, isOver, hours }: TrialAnswer, trial: LureTrial): string {
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

/** What a result does not say. */
export function limitsOf({ look, figures }: TrialAnswer, trial: LureTrial): string {
  const [one, other] = [figures.first.fish, figures.second.fish];
  const fish = look?.isToldByFish
    ? t`Fish alone, ${one} to ${other}.`
    : t`Fish alone, ${one} to ${other}: too few to say.`;
  const months = monthsOf(trial);
  const where = months === null ? "" : t`It holds for your water and season, ${months}.`;
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

/** As in "1.8". */
function formatRatio(times: number): string {
  return formatDecimals(times, { min: 1, max: 1, isGrouped: true });
}
