import { MINUTE_MS, DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Proposal } from "@creel/domain/trips/trip-proposals";
import {
  fromAbsolute,
  parseDate,
  type Time,
  toCalendarDateTime,
  toTime,
  toZoned,
} from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { TimeField } from "../../../ui/fields/time-field.tsx";
import type { EnteredTimes } from "./use-accepting.ts";

import * as styles from "./found-page.module.css";

interface TimesFormProps {
  proposal: Proposal;
  isBusy: boolean;
  onAccept: (times: EnteredTimes) => void;
  onCancel: () => void;
}

/** Asks when the angler started and stopped, on the trip's clock. Rates use the trip's hours only with these times. */
export function TimesForm({ proposal, isBusy, onAccept, onCancel }: TimesFormProps) {
  const [start, setStart] = useState<Time | null>(timeOf(proposal.started_at, proposal.time_zone));
  const [end, setEnd] = useState<Time | null>(timeOf(proposal.ended_at, proposal.time_zone));
  const [isAllLogged, setIsAllLogged] = useState(true);
  const [isTried, setIsTried] = useState(false);
  const span = spanOf(proposal, start, end);
  const problem = problemOf(proposal, span);
  function accept(): void {
    setIsTried(true);
    if (span && !problem) onAccept({ ...span, all_logged: isAllLogged });
  }
  return (
    <fieldset className={styles.form}>
      <legend>{t`When did you fish?`}</legend>
      <div className={styles.times}>
        <TimeField label={t`From`} value={start} onChange={setStart} />
        <TimeField
          label={t`To`}
          value={end}
          onChange={setEnd}
          {...(isTried && problem !== null && { error: problem })}
        />
      </div>
      <Checkbox isSelected={isAllLogged} onChange={setIsAllLogged}>
        {t`I logged every fish from this trip`}
      </Checkbox>
      <div className={styles.actions}>
        <Button look="deep" isPending={isBusy} onPress={accept}>
          {t`Accept with these times`}
        </Button>
        <Button look="quiet" onPress={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </fieldset>
  );
}

function timeOf(instant: string | null, timeZone: string): Time | null {
  return instant === null ? null : toTime(fromAbsolute(Date.parse(instant), timeZone));
}

interface EnteredSpan {
  started_at: string;
  ended_at: string;
}

/** An end before the start is on the next day. */
function spanOf(
  { day, time_zone: timeZone }: Proposal,
  start: Time | null,
  end: Time | null,
): EnteredSpan | null {
  if (!start || !end) return null;
  const instant = (time: Time) => toZoned(toCalendarDateTime(parseDate(day), time), timeZone).toDate();
  const from = instant(start).getTime();
  const to = instant(end).getTime();
  const until = to > from ? to : to + DAY_MS;
  return { started_at: new Date(from).toISOString(), ended_at: new Date(until).toISOString() };
}

function problemOf({ started_at: first, ended_at: last }: Proposal, span: EnteredSpan | null): string | null {
  if (!span) return t`Enter when you started and stopped.`;
  const isWithin =
    Date.parse(span.started_at) <= minuteOf(first) && minuteOf(last) <= Date.parse(span.ended_at);
  return isWithin ? null : t`Every fish has to fall between these times.`;
}

/** The form has whole minutes. */
function minuteOf(instant: string | null): number {
  return Math.floor(Date.parse(instant ?? "") / MINUTE_MS) * MINUTE_MS;
}
