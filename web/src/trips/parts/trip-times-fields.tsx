import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";

import { Counter } from "./counter.tsx";
import { describeAgo } from "./since-choice.tsx";
import { TimeStepper } from "./time-stepper.tsx";
import { findTimeProblem, type TimeProblem, type TripForm } from "./trip-form.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./trip-times-fields.module.css";

const STEP_MS = 5 * MINUTE_MS;

interface TripTimesProps {
  form: TripForm;
  timeZone: string;
  now: number;
  /** True if the trip has no end yet. */
  isRunning?: boolean;
  onChange: (changes: Partial<TripForm>) => void;
}

/** Start, end and breaks of a trip. */
export function TripTimes({ form, timeZone, now, isRunning = false, onChange }: TripTimesProps) {
  const problem = findTimeProblem(form, now);
  const error = problem === null ? undefined : describeProblem(problem);
  const { startedAt, endedAt, breaks } = form;
  return (
    <>
      <div className={styles.root}>
        <TimeStepper
          label={t({ message: "Start", context: "of a trip" })}
          instant={startedAt}
          timeZone={timeZone}
          onChange={(instant) => onChange({ startedAt: instant })}
          error={isRunning ? error : undefined}
        />
        {!isRunning && (
          <TimeStepper
            label={t({ message: "End", context: "of a trip" })}
            instant={endedAt}
            timeZone={timeZone}
            onChange={(instant) => onChange({ endedAt: instant })}
            error={error}
          />
        )}
        <div className={styles.breaks}>
          <span className={styles.label}>{t`Breaks`}</span>
          <Counter
            label={t`Breaks`}
            value={breaks === 0 ? t({ message: "none", context: "breaks" }) : describeBreaks(breaks)}
            less={t`5 minutes less`}
            more={t`5 minutes more`}
            canLess={breaks > 0}
            onLess={() => onChange({ breaks: Math.max(0, breaks - STEP_MS) })}
            onMore={() => onChange({ breaks: breaks + STEP_MS })}
            isField
          />
        </div>
      </div>
      <p className={utilities.hint}>{t`Steps of 5 minutes. Tap a time to type it.`}</p>
    </>
  );
}

function describeBreaks(ms: number): string {
  return describeAgo(Math.round(ms / MINUTE_MS));
}

function describeProblem(problem: TimeProblem): string {
  switch (problem) {
    case "order":
      return t`The end has to be after the start.`;
    case "span":
      return t`A trip can last up to 7 days.`;
    case "future":
      return t`The end can’t be in the future.`;
    case "breaks":
      return t`Breaks have to be shorter than the trip.`;
  }
}
