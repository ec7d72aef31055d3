import { SAMPLE_EVIDENCE } from "@creel/domain/samples/sample-evidence";
import { plural, t } from "@lingui/core/macro";

import { formatRate } from "../../dates/format-trip.ts";
import { IntervalLine } from "../../ui/interval-line.tsx";
import { formatEffort } from "../decisions/decision-texts.ts";
import { IntervalList, type IntervalListRow } from "../decisions/interval-list.tsx";
import { formatTick } from "../decisions/rate-list.tsx";
import { intervalOf, scaleOfBins } from "../decisions/rate-scale.ts";
import { axisOfValues } from "../rates/rate-axis.ts";
import { findBinName } from "../texts/name-bins.ts";
import { describeHourPairs, describeScore } from "../texts/score-texts.ts";
import { formatTimesAsMany } from "../texts/verdict-texts.ts";
import { PreviewPanel } from "./preview-panel.tsx";

import * as styles from "./preview.module.css";

const { decisions, finding, like, light, score } = SAMPLE_EVIDENCE;

export function LikePreview() {
  return (
    <PreviewPanel title={t`A day like today`}>
      <LikeSample />
    </PreviewPanel>
  );
}

/** Shows what the days most similar to one of the sample log brought. */
export function LikeSample() {
  const { days, blanks, hours, range } = like;
  const [rate, own] = [formatRate(like.rate), formatRate(like.own)];
  const { low, high } = range;
  return (
    <>
      <p className={styles.lead}>
        {t`On the ${days} most similar days: ${rate} fish per hour.`}{" "}
        {t`${plural(blanks, { 0: "Fish on every one of them.", one: "Skunked on # of them.", other: "Skunked on # of them." })}`}{" "}
        {t`On all days: ${own}.`}
      </p>
      <div className={styles.range}>
        <span>{t`${plural(hours, { one: "In # hour", other: "In # hours" })}`}</span>
        <IntervalLine
          interval={{ observed: like.rate * hours, low, high }}
          axis={axisOfValues([high, like.own * hours])}
          reference={like.own * hours}
        />
        <b>{t`${low} to ${high} fish`}</b>
      </div>
    </>
  );
}

export function WorkedPreview() {
  return (
    <PreviewPanel title={t`What worked`}>
      <WorkedSample />
    </PreviewPanel>
  );
}

/** Shows the rates by light in the sample log, where one part of the day is better. */
export function WorkedSample() {
  const { ratio, found } = finding;
  const times = formatTimesAsMany(ratio.shown);
  const [low, high] = [formatTimesAsMany(ratio.likely.low), formatTimesAsMany(ratio.likely.high)];
  const average = formatRate(decisions.ownRate);
  const { outings: trips } = found;
  return (
    <>
      <p className={styles.lead}>
        {t`Morning is better: about ${times} times, likely ${low} to ${high}. Found at ${trips} trips.`}
      </p>
      <IntervalList
        heads={[t`Rate`, t`Hours`]}
        rows={light.flatMap((bin) => rowOf(bin) ?? [])}
        axis={scaleOfBins(light, decisions.ownRate)}
        reference={decisions.ownRate}
        label={t`average ${average}`}
        formatTick={formatTick}
      />
    </>
  );
}

function rowOf(bin: (typeof light)[number]): IntervalListRow | null {
  const interval = intervalOf(bin);
  if (!interval) return null;
  const [observed, low, high] = [
    formatRate(interval.observed),
    formatRate(interval.low),
    formatRate(interval.high),
  ];
  const hours = formatEffort(Math.round(bin.hours));
  return {
    key: bin.bin,
    name: findBinName("light", bin.bin)?.name ?? bin.bin,
    interval,
    figures: [observed, t`${hours} h`],
    description: t`${observed} fish per hour, likely ${low} to ${high}, in ${hours} hours`,
  };
}

/** Ranges from half as many fish to twice as many. */
const TIMES_AXIS = { ticks: [1], start: 0.5, end: 2 };

export function ScorePreview() {
  const { slope } = score;
  return (
    <PreviewPanel title={t`Does the fishing score work for you?`}>
      <p className={styles.lead}>{describeScore(score)}</p>
      {slope && (
        <div className={styles.range}>
          <span>{t`Good hour vs. poor hour`}</span>
          <IntervalLine
            interval={{ observed: slope.ratio, ...slope.likely }}
            axis={TIMES_AXIS}
            reference={1}
          />
          <b>{t`${formatTimesAsMany(slope.ratio)} times`}</b>
        </div>
      )}
      <p className={styles.note}>{describeHourPairs(score)}</p>
    </PreviewPanel>
  );
}
