import type { Trip } from "@creel/domain/trips/trip";
import { plural } from "@lingui/core/macro";
import { Suspense } from "react";

import { lazyPart } from "../../../ui/hooks/lazy-part.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";

const TrackActions = lazyPart(async () => (await import("./track-actions.tsx")).TrackActions);

/** What the dots of the map are, how to have some, and how to be rid of them. */
export function TripTrack({ trip }: { trip: Trip }) {
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
      <Suspense>
        <TrackActions trip={trip} />
      </Suspense>
    </>
  );
}
