import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";

import { blankTrip } from "../../catches/editor/blank-trip.ts";
import { trueNow } from "../../device/clock.ts";
import { useUser } from "../../session/auth.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { changeTrip, endTrip, useKeeping } from "../data/keep-trip.ts";
import { closeTripSheet } from "../data/trip-sheets.ts";
import { storeEffort } from "../parts/effort.ts";
import { TripSheetHead } from "../parts/sheet-head.tsx";
import { changesOf, fishedOf, formOfTrip, isRefusedForm, type TripForm } from "../parts/trip-form.ts";
import { TripMore } from "../parts/trip-more.tsx";
import { TripSummaryBand } from "../parts/trip-summary.tsx";
import { TripTimes } from "../parts/trip-times-fields.tsx";
import { EndConditions } from "./end-conditions.tsx";
import { FishCounters } from "./fish-counters.tsx";

import * as styles from "./end-sheet.module.css";

interface EndSheetProps {
  trip: Trip;
  /** When End was pressed, in milliseconds since 1970. */
  endedAt: number;
}

/** Everything is filled in, so that Save alone is enough. The trip continues until then. */
export function EndSheet({ trip, endedAt }: EndSheetProps) {
  const [form, setForm] = useState(() => withLine(formOfTrip(trip, endedAt)));
  useEffect(() => blankTrip.set(null), []);
  const { save, isKeeping } = useEndTrip(trip);
  const isRefused = isRefusedForm(form, trueNow());
  const change = (changes: Partial<typeof form>) => setForm({ ...form, ...changes });
  return (
    <>
      <TripSheetHead trip={trip} note={t`Saved on this phone`} onClose={closeTripSheet} />
      <DialogBody>
        <TripSummaryBand fishedMs={fishedOf(form)} fish={trip.counts.fish} />
        <TripTimes form={form} timeZone={trip.time_zone} now={trueNow()} onChange={change} />
        <FishCounters trip={trip} at={Math.min(form.endedAt, trueNow())} />
        <EndConditions trip={trip} form={form} />
        <TripMore form={form} onChange={change} />
      </DialogBody>
      <DialogFoot className={styles.foot}>
        <Button onPress={closeTripSheet}>{t`Back to fishing`}</Button>
        <Button look="signal" isDisabled={isRefused} isPending={isKeeping} onPress={() => save(form)}>
          {t`Save trip`}
        </Button>
      </DialogFoot>
    </>
  );
}

/** Adds the blank's note from `blankTrip` below the notes of the trip. */
function withLine(form: TripForm): TripForm {
  const notes = [form.notes, blankTrip.get()?.notes ?? ""].filter((text) => text !== "").join("\n");
  return { ...form, notes };
}

function useEndTrip(trip: Trip) {
  const { id: userId } = useUser();
  const { keep, isKeeping } = useKeeping();
  const save = (form: TripForm) =>
    keep(async () => {
      const changes = changesOf(trip, form);
      if (Object.keys(changes).length > 0) await changeTrip({ userId, trip, fields: changes });
      await endTrip({
        userId,
        tripId: trip.id,
        endedAt: new Date(form.endedAt).toISOString(),
        source: "tap",
      });
      storeEffort(userId, form.effort);
      closeTripSheet();
      showToast({ text: trip.counts.fish === 0 ? t`Trip saved. Slow days count too.` : t`Trip saved` });
    });
  return { save, isKeeping };
}
