import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { TRIP_LIMITS } from "@creel/domain/trips/new-trip";
import { getLocalTimeZone } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { blankTrip } from "../../catches/editor/blank-trip.ts";
import { trueNow } from "../../device/clock.ts";
import { useUser } from "../../session/auth.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { DatePicker } from "../../ui/fields/date-picker.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { DialogHead } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useKeeping } from "../data/keep-trip.ts";
import { closeTripSheet } from "../data/trip-sheets.ts";
import { useTripActions } from "../keep/use-trip-actions.ts";
import { FIRST_EFFORT, lastEffort } from "../parts/effort.ts";
import { fishedOf, isRefusedForm, sentCustom, type TripForm, detailsOf } from "../parts/trip-form.ts";
import { TripMore } from "../parts/trip-more.tsx";
import { TripTimes } from "../parts/trip-times-fields.tsx";
import { calendarDayOf, EARLIEST_DAY, onDay } from "./trip-day.ts";

import * as styles from "./past-sheet.module.css";

/** Adds a past trip: day, times and place, with the rest folded. */
export function PastSheet() {
  const { id: userId } = useUser();
  const timeZone = getLocalTimeZone();
  const [form, setForm] = useState(() => ({ ...pastForm(userId), ...blankTrip.get() }));
  useEffect(() => blankTrip.set(null), []);
  const [placeName, setPlaceName] = useState("");
  const { startTrip } = useTripActions();
  const { keep, isKeeping } = useKeeping();
  const isRefused = isRefusedForm(form, trueNow());
  const change = (changes: Partial<TripForm>) => setForm({ ...form, ...changes });
  const save = () =>
    keep(async () => {
      await startTrip({ id: uuidv7(), time_zone: timeZone, ...fieldsOf(form, placeName) });
      closeTripSheet();
      showToast({ text: t`Trip saved` });
    });
  return (
    <>
      <DialogHead title={t`Add a past trip`} onClose={closeTripSheet} />
      <DialogBody>
        <div className={styles.fields}>
          <DatePicker
            label={t`Day`}
            value={calendarDayOf(form.startedAt, timeZone)}
            min={EARLIEST_DAY}
            max={calendarDayOf(trueNow(), timeZone)}
            onChange={(day) => day && change(onDay(form, day, timeZone))}
          />
          <TextField
            label={t`Water or place`}
            maxLength={TRIP_LIMITS.placeName}
            value={placeName}
            onChange={setPlaceName}
          />
        </div>
        <TripTimes form={form} timeZone={timeZone} now={trueNow()} onChange={change} />
        <p className={styles.note}>
          {t`Catches from that time join the trip. If there are none, the trip counts as skunked.`}
        </p>
        <TripMore form={form} onChange={change} />
      </DialogBody>
      <DialogFoot className={styles.foot}>
        <Button onPress={closeTripSheet}>{t`Cancel`}</Button>
        <Button look="signal" isDisabled={isRefused} isPending={isKeeping} onPress={save}>
          {t`Save trip`}
        </Button>
      </DialogFoot>
    </>
  );
}

/** The default length of a past trip, which ends before now. */
const USUAL_MS = 3 * HOUR_MS;

function pastForm(userId: string): TripForm {
  const endedAt = Math.floor(trueNow() / HOUR_MS) * HOUR_MS;
  const effort = lastEffort(userId) ?? FIRST_EFFORT;
  const details = { effort, allLogged: true, notes: "", waterTemperature: null, custom: {} };
  return { startedAt: endedAt - USUAL_MS, endedAt, breaks: 0, ...details };
}

function fieldsOf(form: TripForm, placeName: string) {
  const { startedAt, endedAt, breaks } = form;
  return {
    started_at: new Date(startedAt).toISOString(),
    start_source: "typed",
    ended_at: new Date(endedAt).toISOString(),
    end_source: "typed",
    ...(breaks > 0 && { hours_override: fishedOf(form) / HOUR_MS }),
    ...detailsOf(form),
    place_name: placeName.trim() || null,
    ...sentCustom({}, form),
  } as const;
}
