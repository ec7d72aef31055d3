import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { Button } from "../../../ui/controls/button.tsx";
import { Question } from "../../../ui/overlays/dialog.tsx";
import { useKeeping } from "../../keep/use-keeping.ts";
import { useTripActions } from "../../keep/use-trip-actions.ts";
import { AddTrack } from "./add-track.tsx";

import * as styles from "./track-actions.module.css";

export function TrackActions({ trip }: { trip: Trip }) {
  const [isAsking, setIsAsking] = useState(false);
  const hasTrack = (trip.track ?? []).length > 0;
  return (
    <div className={styles.root}>
      <AddTrack trip={trip} />
      {hasTrack && (
        <Button look="quiet" onPress={() => setIsAsking(true)}>
          {t`Delete the track…`}
        </Button>
      )}
      {isAsking && <DeleteTrack tripId={trip.id} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function DeleteTrack({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const { removeTrack } = useTripActions();
  const { keep } = useKeeping();
  const confirm = () => {
    keep(() => removeTrack(tripId));
    onClose();
  };
  return (
    <Question
      title={t`Delete the track`}
      onClose={onClose}
      answers={
        <>
          <Button autoFocus onPress={onClose}>
            {t`Cancel`}
          </Button>
          <Button look="danger-fill" onPress={confirm}>
            {t`Delete the track`}
          </Button>
        </>
      }
    >
      <p>{t`The trip stays, with its fish and where they were caught. This cannot be undone.`}</p>
    </Question>
  );
}
