import { measureIn, shownValue, storedValue } from "@creel/domain/units/unit-values";
import { type NewWaterReading, READING_LIMITS } from "@creel/domain/waters/gauge";
import type { Water } from "@creel/domain/waters/water";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import {
  CalendarDate,
  fromAbsolute,
  getLocalTimeZone,
  type Time,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  toZoned,
} from "@internationalized/date";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { trueNow } from "../../device/clock.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { DatePicker } from "../../ui/fields/date-picker.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { TimeField } from "../../ui/fields/time-field.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useUnits } from "../../units/use-units.ts";
import { addReading, removeReading } from "../data/save-water.ts";
import { useWaterChange } from "../data/use-water-change.ts";
import { joinAmount, temperatureAmount } from "./format-conditions.ts";

import * as styles from "./reading-dialog.module.css";

/** In °F, as the server accepts them. */
const BOUNDS = { unit: "°F", step: 1, ...READING_LIMITS.temperature };
/** The first day whose air temperature is known. */
const FIRST_DAY = new CalendarDate(1940, 1, 1);

interface ReadingDialogProps {
  water: Water;
  onClose: () => void;
}

/** A water temperature that the angler measured, now or earlier. Saved on this device, and sent later without a network. */
export function ReadingDialog({ water, onClose }: ReadingDialogProps) {
  return (
    <Dialog size="small" onClose={onClose}>
      <DialogHead title={t`Add a reading`} onClose={onClose} />
      <ReadingForm water={water} onClose={onClose} />
    </Dialog>
  );
}

function useReadingForm() {
  const [now] = useState(() => fromAbsolute(trueNow(), getLocalTimeZone()));
  const [temperature, setTemperature] = useState<number | null>(null);
  const [day, setDay] = useState<CalendarDate | null>(() => toCalendarDate(now));
  const [time, setTime] = useState<Time | null>(() => toTime(now).set({ second: 0, millisecond: 0 }));
  const at = day && time ? toZoned(toCalendarDateTime(day, time), now.timeZone).toDate() : null;
  return {
    today: toCalendarDate(now),
    temperature,
    setTemperature,
    day,
    setDay,
    time,
    setTime,
    at,
    isMissing: temperature === null,
    isOutside: temperature !== null && (temperature < BOUNDS.min || temperature > BOUNDS.max),
    isLater: at !== null && at.getTime() > trueNow(),
  };
}

function ReadingForm({ water, onClose }: ReadingDialogProps) {
  const form = useReadingForm();
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, problem } = useSaving(water, onClose);
  const { temperature, at } = form;
  const isWrong = form.isMissing || form.isOutside || form.isLater || at === null;
  const save = () => {
    setIsTried(true);
    if (!isWrong) mutate({ id: uuidv7(), at: at.toISOString(), temperature, level: null });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DialogBody className={styles.root}>
        <Temperature form={form} isTried={isTried} />
        <div className={styles.pair}>
          <DatePicker
            label={t`Day`}
            value={form.day}
            onChange={form.setDay}
            min={FIRST_DAY}
            max={form.today}
            error={isTried && form.day === null ? t`Enter the day` : undefined}
          />
          <TimeField
            label={t`Time`}
            value={form.time}
            onChange={form.setTime}
            error={isTried ? describeTime(form) : undefined}
          />
        </div>
        <Problem text={problem} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {isPending ? t`Saving...` : t`Save reading`}
        </Button>
      </DialogFoot>
    </form>
  );
}

type ReadingForm = ReturnType<typeof useReadingForm>;

function describeTime({ time, isLater }: ReadingForm): string | undefined {
  if (time === null) return t`Enter the time`;
  return isLater ? t`This time has not come yet` : undefined;
}

function Temperature({ form, isTried }: { form: ReadingForm; isTried: boolean }) {
  const unit = useUnits().unitOf("water_temperature");
  const bounds = measureIn(BOUNDS, unit);
  const { temperature, setTemperature, isMissing, isOutside } = form;
  const outside = describeFieldError({ code: "out_of_bounds", field: "water_temperature", ...bounds }, i18n);
  const missing = isTried && isMissing ? t`Enter the temperature` : undefined;
  return (
    <NumberField
      {...bounds}
      label={t`Water temperature`}
      isBig
      decimals={unit.typedDecimals}
      value={temperature === null ? null : shownValue(unit, temperature)}
      onChange={(typed) => setTemperature(storedValue(unit, typed, temperature))}
      error={isOutside ? outside : missing}
    />
  );
}

function useSaving({ id }: Water, onClose: () => void) {
  const units = useUnits();
  const undo = (readingId: string) => {
    removeReading(id, readingId).catch((error: unknown) =>
      showToast({
        text: describeFailure(error, t`The reading could not be removed. Please try again.`),
        isError: true,
      }),
    );
  };
  return useWaterChange({
    send: async (reading: NewWaterReading) => ({ ...(await addReading(id, reading)), reading }),
    onDone: ({ isSent, reading }) => {
      onClose();
      if (!isSent) return announceSaved({ isSent }, null);
      const amount = joinAmount(temperatureAmount(units, reading.temperature ?? 0));
      showToast({
        text: t`Reading saved: ${amount}`,
        action: { label: t`Undo`, onPress: () => undo(reading.id) },
      });
    },
    failure: t`The reading could not be saved. Please try again.`,
  });
}
