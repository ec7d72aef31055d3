import type { Trip } from "@creel/domain/trips/trip";
import { type NewTrackPosition, onePerMinute } from "@creel/domain/trips/trip-track";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { FileTrigger } from "react-aria-components";

import { trueNow } from "../../../device/clock.ts";
import { logFailure } from "../../../http/log-failure.ts";
import { describeRefusal } from "../../../import/page/choose/describe-refusal.ts";
import { readTracks as readTracksOf } from "../../../import/read/read-tracks.ts";
import { RefusedFileError } from "../../../import/read/source/refusal.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Question } from "../../../ui/overlays/dialog.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { useKeeping } from "../../data/keep-trip.ts";
import { useTripActions } from "../../keep/use-trip-actions.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
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
      <p>{t`The trip, its fish and their spots stay. This cannot be undone.`}</p>
    </Question>
  );
}

/** Adds the positions of a file, from a watch or a chart plotter, that lie within the trip's time. */
function AddTrack({ trip }: { trip: Trip }) {
  const { addPositions } = useTripActions();
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState("");

  async function add(file: File): Promise<void> {
    const read = await readTracks(file);
    if ("problem" in read) return setProblem(read.problem);
    const within = withinTrip(read.positions, trip);
    if (within.length === 0) return setProblem(t`This file has no positions from the time of this trip.`);
    await addPositions(trip.id, within);
    showToast({ text: plural(within.length, { one: "# position added", other: "# positions added" }) });
  }

  function take(file: File | undefined): void {
    if (!file) return;
    setProblem("");
    setIsReading(true);
    add(file)
      .catch((error: unknown) => {
        logFailure("A track could not be added", error);
        setProblem(t`This track couldn’t be added. Try again.`);
      })
      .finally(() => setIsReading(false));
  }

  return (
    <>
      <FileTrigger onSelect={(files) => take(files?.[0])}>
        <Button look="quiet" isPending={isReading}>
          {t`Add a track from a file…`}
        </Button>
      </FileTrigger>
      {problem !== "" && (
        <p className={utilities.hint} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function withinTrip(positions: readonly NewTrackPosition[], trip: Trip): NewTrackPosition[] {
  const [from, to] = [
    Date.parse(trip.started_at),
    trip.ended_at === null ? trueNow() : Date.parse(trip.ended_at),
  ];
  return onePerMinute(positions.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to));
}

/** Returns the positions in a file, or a sentence that says why it cannot be read. */
async function readTracks(
  file: File,
): Promise<{ positions: readonly NewTrackPosition[] } | { problem: string }> {
  try {
    return { positions: await readTracksOf(file) };
  } catch (error) {
    if (error instanceof RefusedFileError) return { problem: describeRefusal(error.code, error.detail) };
    throw error;
  }
}
