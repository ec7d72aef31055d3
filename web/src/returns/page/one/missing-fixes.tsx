import type { Fate } from "@creel/domain/catches/fate";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { MissingItem } from "@creel/domain/returns/return-figures";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useCatchDialogs } from "../../../catches/dialogs/catch-dialogs.tsx";
import { catchQuery } from "../../../catches/logbook/api.ts";
import { keepFields } from "../../../catches/outbox/keep-fields.ts";
import { formatClock } from "../../../dates/format-clock.ts";
import { describeFailure } from "../../../http/describe-failure.ts";
import { useUser } from "../../../session/auth.tsx";
import { tripQuery } from "../../../trips/data/api.ts";
import { endTrip } from "../../../trips/data/keep-trip.ts";
import { openTripSheet } from "../../../trips/data/trip-sheets.ts";
import { KeptIcon, ReleasedIcon } from "../../../ui/art/fate-icons.tsx";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { useShowMessage } from "../../../ui/overlays/show-message.tsx";
import { RETURNS_KEY } from "../../data/api.ts";

interface MissingFixesProps {
  item: MissingItem;
  /** Says what is missing, for screen readers. */
  title: string;
  timeZone: string;
  onFixed: () => void;
}

/** The ways to fix what is missing. Each is stored on this device at once. */
export function MissingFixes(props: MissingFixesProps) {
  switch (props.item.kind) {
    case "fate":
      return <FateFixes {...props} />;
    case "size":
    case "weight":
      return <EditCatch {...props} />;
    case "no_trip":
      return <TripFixes {...props} />;
    case "end":
      return <EndFixes {...props} />;
    case "hours":
    case "unlogged":
      return <EditTrip {...props} label={t`Edit the trip`} />;
    case "water":
      return <LinkButton to="/catches/trips">{t`Show trips`}</LinkButton>;
  }
}

/** Runs one fix at a time, and says so if it failed. */
function useFix() {
  const queryClient = useQueryClient();
  const showMessage = useShowMessage();
  const [isBusy, setIsBusy] = useState(false);
  const run = (fix: () => Promise<void>) => {
    setIsBusy(true);
    void fix()
      .then(
        () => queryClient.invalidateQueries({ queryKey: RETURNS_KEY }),
        (error: unknown) =>
          showMessage(describeFailure(error, t`That didn’t work. Nothing was changed. Try again.`)),
      )
      .finally(() => setIsBusy(false));
  };
  return { isBusy, run };
}

function FateFixes({ item: { catch_id: catchId }, title, onFixed }: MissingFixesProps) {
  const { id: userId } = useUser();
  const { isBusy, run } = useFix();
  const note = (fate: Fate) =>
    run(async () => {
      await keepFields({ userId, catchId: catchId ?? "", fields: { fate } });
      onFixed();
    });
  return (
    <>
      <Button isDisabled={isBusy} aria-label={t`Kept: ${title}`} onPress={() => note("kept")}>
        <Icon of={KeptIcon} />
        {t`Kept`}
      </Button>
      <Button isDisabled={isBusy} aria-label={t`Released: ${title}`} onPress={() => note("released")}>
        <Icon of={ReleasedIcon} />
        {t`Released`}
      </Button>
    </>
  );
}

function EditCatch({ item: { catch_id: catchId }, title }: MissingFixesProps) {
  const queryClient = useQueryClient();
  const { onEdit } = useCatchDialogs();
  const { isBusy, run } = useFix();
  const edit = async () => onEdit(await queryClient.fetchQuery(catchQuery(catchId ?? "")));
  return (
    <Button isDisabled={isBusy} aria-label={t`Edit: ${title}`} onPress={() => run(edit)}>
      {t`Edit the fish`}
    </Button>
  );
}

function TripFixes(props: MissingFixesProps) {
  return (
    <>
      <Button onPress={() => openTripSheet({ kind: "past" })}>{t`Add the trip`}</Button>
      <EditCatch {...props} />
    </>
  );
}

/** Nobody packs up in the very minute of the last fish. */
const PACKING_MS = 15 * MINUTE_MS;

function EndFixes(props: MissingFixesProps) {
  const { item, timeZone, title, onFixed } = props;
  const { trip_id: tripId, last_fish_at: last } = item;
  const { id: userId } = useUser();
  const { isBusy, run } = useFix();
  const endedAt = last === null ? null : new Date(Date.parse(last) + PACKING_MS).toISOString();
  const clock = endedAt === null ? "" : formatClock(endedAt, timeZone);
  return (
    <>
      {endedAt !== null && (
        <Button
          isDisabled={isBusy}
          aria-label={t`End it at ${clock}: ${title}`}
          onPress={() =>
            run(async () => {
              await endTrip({ userId, tripId: tripId ?? "", endedAt, source: "typed" });
              onFixed();
            })
          }
        >
          {t`End it at ${clock}`}
        </Button>
      )}
      <EditTrip {...props} label={t`Set the time`} isQuiet={endedAt !== null} />
    </>
  );
}

interface EditTripProps extends MissingFixesProps {
  label: string;
  isQuiet?: boolean;
}

function EditTrip({ item: { trip_id: tripId }, title, label, isQuiet = false }: EditTripProps) {
  const queryClient = useQueryClient();
  const { isBusy, run } = useFix();
  const edit = async () =>
    openTripSheet({ kind: "edit", trip: await queryClient.fetchQuery(tripQuery(tripId ?? "")) });
  return (
    <Button
      look={isQuiet ? "quiet" : "line"}
      isDisabled={isBusy}
      aria-label={`${label}: ${title}`}
      onPress={() => run(edit)}
    >
      {label}
    </Button>
  );
}
