import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { wrongClock } from "../../device/clock.ts";
import { locale } from "../../i18n/locale.ts";
import { FormNotice } from "./draft/form-notice.tsx";

/** Says in the form of a new catch that its time is not that of the device's clock, where that one is wrong. */
export function ClockNote() {
  const [offset] = useState(wrongClock);
  if (offset === null) return null;
  const span = formatSpan(Math.abs(offset));
  return (
    <FormNotice>
      {offset > 0
        ? t`The clock of this device is ${span} slow. Date and time are corrected here.`
        : t`The clock of this device is ${span} fast. Date and time are corrected here.`}
    </FormNotice>
  );
}

const SPANS = [
  { unit: "day", ms: DAY_MS },
  { unit: "hour", ms: HOUR_MS },
  { unit: "minute", ms: MINUTE_MS },
] as const;
/** "90 minutes" says more than "2 hours". */
const FEWEST = 2;

function formatSpan(ms: number): string {
  const { unit, ms: size } = SPANS.find((each) => ms >= FEWEST * each.ms) ?? {
    unit: "minute",
    ms: MINUTE_MS,
  };
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.round(ms / size));
}
