import { t } from "@lingui/core/macro";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { readShared } from "../../device/shared-photos.ts";
import { logFailure } from "../../http/log-failure.ts";
import { openTripSheet } from "../../trips/data/trip-sheets.ts";
import { useRunningTrip } from "../../trips/data/use-trip.ts";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";

// Query parameters of any page. Also used in public/manifest.webmanifest.
/**
 * Opens the catch form: `here` at the current position, `shared` with photos from another app. `unsaved` and `unready`
 * say why there are none.
 */
const LOG = "log";
/** Opens the sheet that starts a trip. */
const TRIP = "trip";
const START = "start";

/** Opens what the address asks for, as the shortcuts of the installed app and its share sheet do. */
export function Shortcuts() {
  const [search, setSearch] = useSearchParams();
  const openForm = useOpenForm();
  const log = search.get(LOG);
  const isStart = search.get(TRIP) === START;

  // Removes the parameter, so that going back or reloading does not open it again.
  const remove = useEffectEvent((name: string) => {
    const rest = new URLSearchParams(search);
    rest.delete(name);
    setSearch(rest, { replace: true });
  });
  const open = useEffectEvent(openForm);
  useEffect(() => {
    if (log === null) return;
    remove(LOG);
    open(log);
  }, [log]);
  return isStart ? <TripShortcut onOpened={() => remove(TRIP)} /> : null;
}

function useOpenForm(): (wanted: string) => void {
  const { onLog, onLogPhotos } = useCatchDialogs();
  const showMessage = useShowMessage();
  const tellUnsaved = () =>
    showMessage(
      t`This phone couldn’t save the shared photos. They are still in the other app. Free up space and share them again.`,
    );
  return (wanted) => {
    if (wanted === "here") onLog("here");
    if (wanted === "unsaved") tellUnsaved();
    if (wanted === "unready") {
      showMessage(
        t`Creel was still getting ready for shared photos. Wait a few seconds, then share them again.`,
      );
    }
    if (wanted !== "shared") return;
    readShared()
      .then((shared) => (shared ? onLogPhotos(shared) : tellUnsaved()))
      .catch((error: unknown) => {
        logFailure("Shared photos could not be read", error);
        tellUnsaved();
      });
  };
}

/** Waits until it is known whether a trip is running, because then that trip's sheet is opened. */
function TripShortcut({ onOpened }: { onOpened: () => void }) {
  const trip = useRunningTrip();
  const open = useEffectEvent((isRunning: boolean) => {
    onOpened();
    openTripSheet({ kind: isRunning ? "running" : "start" });
  });
  useEffect(() => {
    if (trip !== undefined) open(trip !== null);
  }, [trip]);
  return null;
}
