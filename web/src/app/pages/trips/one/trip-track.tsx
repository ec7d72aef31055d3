import type { Trip } from "@creel/domain/trips/trip";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";

import { Button } from "../../../../ui/controls/button.tsx";
import { Question } from "../../../../ui/overlays/dialog.tsx";
import { useKeeping } from "../../../trips/keep/use-keeping.ts";
import { useTripActions } from "../../../trips/keep/use-trip-actions.ts";
import { AddTrack } from "./add-track.tsx";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./trip-view.module.css";

/** What the dots of the map are, how to have some, and how to be rid of them. */
export function TripTrack({ trip }: { trip: Trip }) {
  const [isAsking, setIsAsking] = useState(false);
  const count = trip.track?.length ?? 0;
  return (
    <>
      {count > 0 && (
        <p className={utilities.hint}>
          {plural(count, {
            one: "# position of the track. Nobody but you sees it.",
            other:
              "# positions of the track, joined where less than 5 minutes lie between. Nobody but you sees it.",
          })}
        </p>
      )}
      <div className={styles.track}>
        <AddTrack trip={trip} />
        {count > 0 && (
          <Button look="quiet" onPress={() => setIsAsking(true)}>
            {t`Delete the track…`}
          </Button>
        )}
      </div>
      {isAsking && <DeleteTrack tripId={trip.id} onClose={() => setIsAsking(false)} />}
    </>
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
