import type { Trip } from "@creel/domain/trips/trip";
import { plural, t } from "@lingui/core/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";

import { trueNow } from "../../device/clock.ts";
import { logFailure } from "../../http/log-failure.ts";
import { type HeldDeletions, UNDO_MS } from "../../outbox/sending/hold-deletions.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Question } from "../../ui/overlays/dialog.tsx";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { deleteTrip, useKeeping } from "../data/keep-trip.ts";
import { closeTripSheet } from "../data/trip-sheets.ts";
import { useTripActions } from "../keep/use-trip-actions.ts";
import { TripSheetHead } from "../parts/sheet-head.tsx";
import { changesOf, fishedOf, formOfTrip, isRefusedForm } from "../parts/trip-form.ts";
import { TripMore } from "../parts/trip-more.tsx";
import { TripSummaryBand } from "../parts/trip-summary.tsx";
import { TripTimes } from "../parts/trip-times-fields.tsx";
import { formatTripClock } from "../parts/trip-times.ts";
import { FishCounters } from "./fish-counters.tsx";

import * as styles from "./past-sheet.module.css";

/** Edits a trip that is over, or the effort of a running one. */
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
      showToast({ text: t`Trip saved` });
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
  const end = trip.ended_at === null ? "" : formatTripClock(trip.ended_at, trip.time_zone);
  return (
    <Notice tone="info">
      {t`You never ended this trip. Creel ended it at ${end}, after its last activity. It won’t count toward rates until you save its hours.`}
    </Notice>
  );
}

interface DeleteTripProps {
  trip: Trip;
  onClose: () => void;
}

/** Asks whether to delete the trip's catches, too. By default they stay in the log. */
function DeleteTrip({ trip, onClose }: DeleteTripProps) {
  const { fish } = trip.counts;
  const [withCatches, setWithCatches] = useState(false);
  const confirmDeletion = useDeleteTrip();
  const confirm = () => {
    confirmDeletion(trip, withCatches);
    onClose();
    closeTripSheet();
  };
  return (
    <Question
      title={t`Delete trip`}
      onClose={onClose}
      answers={
        <>
          <Button autoFocus onPress={onClose}>
            {t`Cancel`}
          </Button>
          <Button look="danger-fill" onPress={confirm}>
            {t`Delete trip`}
          </Button>
        </>
      }
    >
      <p>{t`This deletes its hours, breaks and lost fish.`}</p>
      {fish > 0 && (
        <Checkbox isSelected={withCatches} onChange={setWithCatches}>
          {plural(fish, { one: "Also delete its # catch", other: "Also delete its # catches" })}
        </Checkbox>
      )}
    </Question>
  );
}

/** Deletes a trip at once on this device, and on the server once the time to undo is over. */
function useDeleteTrip(): (trip: Trip, withCatches: boolean) => void {
  const { id: userId } = useUser();
  const showMessage = useShowMessage();
  return (trip, withCatches) =>
    void deleteTrip({ userId, trip, withCatches }).then(offerUndo, (error: unknown) => {
      logFailure("The deletion of a trip could not be kept on this device", error);
      showMessage(t`This could not be saved on this phone. Free up space and tap again.`);
    });
}

function offerUndo(held: HeldDeletions): void {
  let isUndone = false;
  showToast({
    text: t`Trip deleted`,
    isOnlyChance: true,
    shownMs: UNDO_MS,
    action: {
      label: t`Undo`,
      onPress: () => {
        isUndone = true;
        void undo(held);
      },
    },
    onEnd: () => {
      if (!isUndone) held.release();
    },
  });
}

async function undo(held: HeldDeletions): Promise<void> {
  const isBack = await held.undo().catch((error: unknown) => {
    logFailure("A deletion could not be taken back", error);
    return false;
  });
  if (!isBack) showToast({ text: t`Too late to undo: it’s already deleted.`, isError: true });
}
