import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";

import { trueNow } from "../../device/clock.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { closeTripSheet } from "../data/trip-sheets.ts";
import { FishCounters } from "../end/fish-counters.tsx";
import { useKeeping } from "../keep/use-keeping.ts";
import { useTripActions } from "../keep/use-trip-actions.ts";
import { TripSheetHead } from "../parts/sheet-head.tsx";
import { changesOf, fishedOf, formOfTrip, isRefusedForm } from "../parts/trip-form.ts";
import { TripMore } from "../parts/trip-more.tsx";
import { TripSummaryBand } from "../parts/trip-summary.tsx";
import { TripTimes } from "../parts/trip-times-fields.tsx";
import { formatClock } from "../parts/trip-times.ts";
import { DeleteTrip } from "./delete-trip.tsx";

import * as styles from "./past-sheet.module.css";

/** Changes a trip that is over, or how one that runs is fished. */
export function EditSheet({ trip }: { trip: Trip }) {
  const isRunning = trip.ended_at === null;
  const [form, setForm] = useState(() =>
    formOfTrip(trip, trip.ended_at === null ? trueNow() : Date.parse(trip.ended_at)),
  );
  const [isDeleting, setIsDeleting] = useState(false);
  const { changeTrip } = useTripActions();
  const { keep, isKeeping } = useKeeping();
  const isRefused = isRefusedForm(form, trueNow());
  const change = (changes: Partial<typeof form>) => setForm({ ...form, ...changes });
  const save = () =>
    keep(async () => {
      const changes = changesOf(trip, form);
      if (Object.keys(changes).length > 0) await changeTrip(trip, changes);
      closeTripSheet();
      showToast({ text: t`Trip kept` });
    });
  return (
    <>
      <TripSheetHead trip={trip} onClose={closeTripSheet} />
      <DialogBody>
        {trip.end_source === "forgotten" && <ForgottenNotice trip={trip} />}
        <TripSummaryBand fishedMs={fishedOf(form)} fish={trip.counts.fish} isOver={!isRunning} />
        <TripTimes
          form={form}
          timeZone={trip.time_zone}
          now={trueNow()}
          isRunning={isRunning}
          onChange={change}
        />
        <FishCounters trip={trip} at={Math.min(form.endedAt, trueNow())} />
        <TripMore form={form} onChange={change} />
      </DialogBody>
      <DialogFoot className={styles.foot}>
        <Button data-start look="danger" onPress={() => setIsDeleting(true)}>
          <Icon of={Trash2} isSmall />
          {t`Delete trip`}
        </Button>
        <Button look="signal" isDisabled={isRefused} isPending={isKeeping} onPress={save}>
          {t`Save trip`}
        </Button>
      </DialogFoot>
      {isDeleting && <DeleteTrip trip={trip} onClose={() => setIsDeleting(false)} />}
    </>
  );
}

function ForgottenNotice({ trip }: { trip: Trip }) {
  const end = trip.ended_at === null ? "" : formatClock(trip.ended_at, trip.time_zone);
  return (
    <Notice tone="info">
      {t`Nobody said when this trip ended. It was ended at ${end}, after its last sign, and stays out of rates until you save its hours.`}
    </Notice>
  );
}
