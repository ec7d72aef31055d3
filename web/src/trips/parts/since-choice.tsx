import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";

import { Segmented } from "../../ui/controls/segmented.tsx";

import * as styles from "./since-choice.module.css";

const MINUTES = [15, 30, 60, 120] as const;

interface SinceChoiceProps {
  /** The end of the time span, in milliseconds since 1970. */
  until: number;
  instant: number;
  onChange: (instant: number) => void;
}

/** A choice of how long ago something began. */
export function SinceChoice({ until, instant, onChange }: SinceChoiceProps) {
  const minutes = Math.round((until - instant) / MINUTE_MS);
  return (
    <Segmented
      label={t`How long ago`}
      choices={MINUTES.map((each) => ({ id: String(each), label: describeAgo(each) }))}
      value={String(minutes)}
      onChange={(id) => onChange(until - Number(id) * MINUTE_MS)}
      className={styles.root}
    />
  );
}

/** Examples: "15 min", "1 h". */
export function describeAgo(minutes: number): string {
  const hours = (minutes * MINUTE_MS) / HOUR_MS;
  return Number.isInteger(hours) ? t`${hours} h` : t`${minutes} min`;
}
