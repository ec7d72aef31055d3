import { t } from "@lingui/core/macro";
import { useParams } from "react-router";

import { NetworkError } from "../../../http/api-error.ts";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { useTrip } from "../../data/use-trip.ts";
import { BackToTrips } from "../parts/back-to-trips.tsx";
import { TripView } from "./trip-view.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";

export function TripPage() {
  const { tripId = "" } = useParams();
  const { trip, error, isGone } = useTrip(tripId);
  if (trip && !isGone) return <TripView trip={trip} />;
  if (!isGone && !error) return <PageSkeleton />;
  return (
    <div className={utilities.page}>
      <title>{t`Trip · Creel`}</title>
      <BackToTrips />
      <EmptyState
        level={1}
        title={isGone ? t`Trip not found` : t`The trip could not be loaded`}
        drawing={isGone ? "course" : "parted"}
        actions={<LinkButton to="/catches/trips">{t`All trips`}</LinkButton>}
      >
        {isGone
          ? t({ message: "It was deleted, or the link is wrong.", context: "a trip" })
          : describeError(error)}
      </EmptyState>
    </div>
  );
}

function describeError(error: Error | null): string {
  return error instanceof NetworkError
    ? t`It isn’t on this device, and Creel could not be reached. Try again when you have a signal.`
    : t`Everything you logged is safe. Creel didn’t answer. Try again in a moment.`;
}
