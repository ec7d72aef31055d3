import type { Trip } from "@creel/domain/trips/trip";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Question } from "../../ui/overlays/dialog.tsx";
import { closeTripSheet } from "../data/trip-sheets.ts";
import { useDeleteTrip } from "../keep/use-delete-trip.ts";

interface DeleteTripProps {
  trip: Trip;
  onClose: () => void;
}

/** Its catches stay in the log unless they are to go with it. */
export function DeleteTrip({ trip, onClose }: DeleteTripProps) {
  const { fish } = trip.counts;
  const [withCatches, setWithCatches] = useState(false);
  const deleteTrip = useDeleteTrip();
  const confirm = () => {
    deleteTrip(trip, withCatches);
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
      <p>{t`Its hours, breaks and lost fish are deleted.`}</p>
      {fish > 0 && (
        <Checkbox isSelected={withCatches} onChange={setWithCatches}>
          {plural(fish, { one: "Delete its # catch, too", other: "Delete its # catches, too" })}
        </Checkbox>
      )}
    </Question>
  );
}
