import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "@creel/domain/dates/units-of-time";
import { plural, t } from "@lingui/core/macro";

const MINUTES_SAID = 90;
const HOURS_SAID = 36;

/** As in "About 3 minutes.". */
export function describeWait(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE_SECONDS));
  const hours = Math.round(seconds / HOUR_SECONDS);
  const days = Math.round(seconds / DAY_SECONDS);
  if (hours > HOURS_SAID) return t`${plural(days, { one: "About # day.", other: "About # days." })}`;
  if (minutes > MINUTES_SAID) return t`${plural(hours, { one: "About # hour.", other: "About # hours." })}`;
  return t`${plural(minutes, { one: "About # minute.", other: "About # minutes." })}`;
}
