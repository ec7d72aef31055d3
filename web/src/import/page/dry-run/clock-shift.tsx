import { plural, t } from "@lingui/core/macro";

import { Button } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import type { Staged } from "./use-staging.ts";

import * as styles from "./dry-run.module.css";

interface ClockShiftProps {
  staged: Staged;
  isBusy: boolean;
  onCorrect: (minutes: number) => void;
}

/** The file's clock beside that of the log. */
export function ClockShift({ staged: { shift, corrected }, isBusy, onCorrect }: ClockShiftProps) {
  if (corrected !== 0) {
    const time = describeMinutes(Math.abs(corrected));
    return (
      <Notice tone="good" className={styles.notice}>
        <p>{corrected > 0 ? t`All times were set back by ${time}.` : t`All times were set on by ${time}.`}</p>
        <Button look="quiet" isPending={isBusy} onPress={() => onCorrect(-corrected)}>
          {t`As the file has them`}
        </Button>
      </Notice>
    );
  }
  if (!shift) return null;
  const { minutes, pairs } = shift;
  const time = describeMinutes(Math.abs(minutes));
  const catches = t`${plural(pairs, { one: "# catch", other: "# catches" })}`;
  return (
    <Notice tone="info" className={styles.notice}>
      <p>
        <b>
          {minutes > 0 ? t`This file is ${time} ahead: time zone` : t`This file is ${time} behind: time zone`}
        </b>
      </p>
      <p>{t`${catches} of it are in your log at another time.`}</p>
      <Button isPending={isBusy} onPress={() => onCorrect(minutes)}>
        {minutes > 0 ? t`Set all times back by ${time}` : t`Set all times on by ${time}`}
      </Button>
    </Notice>
  );
}

const MINUTES_OF_HOUR = 60;

function describeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_OF_HOUR);
  const rest = minutes % MINUTES_OF_HOUR;
  if (hours === 0) return t`${rest} min`;
  return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
}
