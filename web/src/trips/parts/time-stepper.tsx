import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";
import { Minus, Plus } from "lucide-react";
import { Button, TimeField } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { Parts, useParts } from "../../ui/fields/date-parts.tsx";
import { FieldParts } from "../../ui/fields/field.tsx";
import { nearestAt, timeAt } from "./trip-times.ts";

import * as styles from "./time-stepper.module.css";

const STEP_MS = 5 * MINUTE_MS;

interface TimeStepperProps {
  label: string;
  /** In milliseconds since 1970. */
  instant: number;
  timeZone: string;
  onChange: (instant: number) => void;
  error?: string | undefined;
}

/**
 * Edits the time of day of an instant, in steps of five minutes or by typing. A typed time falls on the nearest day.
 */
export function TimeStepper({ label, instant, timeZone, onChange, error }: TimeStepperProps) {
  const { lastWhole, handleChange, parts } = useParts({
    value: timeAt(instant, timeZone).set({ second: 0, millisecond: 0 }),
    onChange: (time) => time && onChange(nearestAt(time, instant, timeZone)),
  });
  return (
    <TimeField value={lastWhole} onChange={handleChange} isInvalid={Boolean(error)} validationBehavior="aria">
      <FieldParts label={label} error={error}>
        <div className={styles.box}>
          <Step label={t`5 minutes earlier`} of={Minus} onPress={() => onChange(instant - STEP_MS)} />
          <Parts {...parts} />
          <Step label={t`5 minutes later`} of={Plus} onPress={() => onChange(instant + STEP_MS)} />
        </div>
      </FieldParts>
    </TimeField>
  );
}

function Step({ label, of, onPress }: { label: string; of: typeof Plus; onPress: () => void }) {
  return (
    <Button slot={null} className={styles.step} aria-label={label} onPress={onPress}>
      <Icon of={of} />
    </Button>
  );
}
