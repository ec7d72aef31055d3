import type { Check, Dismissal, Dismissals } from "@creel/domain/doctor/finding";
import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";

import { formatShort } from "../../dates/format-catch-time.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { useUnits } from "../../units/use-units.ts";
import { dismissalsQuery, doctorQuery } from "../api.ts";
import { nameOf, whenOf } from "./found.ts";

import * as styles from "./doctor-page.module.css";

/**
 * Lists the findings that were marked as correct before the page was opened, each with a button to check it again.
 * Renders nothing if there are none.
 */
export function DismissedList({ done }: { done: ReadonlySet<string> }) {
  const queryClient = useQueryClient();
  const showMessage = useShowMessage();
  const { data } = useQuery(dismissalsQuery);
  const restore = useMutation({
    mutationFn: async (key: string) => {
      const { restoreFinding } = await import("../read-doctor.ts");
      await restoreFinding(key);
      // This also refetches the dismissals, whose key starts with this one.
      await queryClient.invalidateQueries({ queryKey: doctorQuery.queryKey });
    },
    onError: (error) =>
      showMessage(describeFailure(error, t`That didn’t work. Nothing was changed. Try again.`)),
  });
  const shown = data?.dismissals.filter(({ key }) => !done.has(key)) ?? [];
  if (!data || shown.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="right">
      <h2 id="right">{t`You said these are correct`}</h2>
      <ul className={styles.list}>
        {shown.map((dismissal) => (
          <DismissedRow
            key={dismissal.key}
            dismissal={dismissal}
            subjects={data}
            isPending={restore.isPending}
            onRestore={() => restore.mutate(dismissal.key)}
          />
        ))}
      </ul>
    </section>
  );
}

interface DismissedRowProps {
  dismissal: Dismissal;
  subjects: Pick<Dismissals, "catches" | "trips">;
  isPending: boolean;
  onRestore: () => void;
}

function DismissedRow({ dismissal, subjects, isPending, onRestore }: DismissedRowProps) {
  const units = useUnits();
  const { check, catch_ids: ids, trip_id: tripId } = dismissal;
  const catches = ids.flatMap((id) => subjects.catches.find((caught) => caught.id === id) ?? []);
  const trip = subjects.trips.find(({ id }) => id === tripId) ?? null;
  const name = nameOf({ finding: { check }, catches, trip }, units);
  const [caught] = catches;
  const when = caught ? formatShort(caught) : trip && formatShort(whenOf(trip, trip.started_at));
  const what = SUBJECTS[check]();
  return (
    <li className={styles.done}>
      <div className={styles.words}>
        <b>{name}</b>
        <p className={styles.sub}>{when ? t`${what} · ${when}` : what}</p>
      </div>
      <Button look="quiet" aria-label={t`Check again: ${name}`} isDisabled={isPending} onPress={onRestore}>
        <Icon of={RotateCcw} isSmall />
        {t`Check again`}
      </Button>
    </li>
  );
}

/** Names the part of the record that each check is about. */
const SUBJECTS: Record<Check, () => string> = {
  length: () => t`Length`,
  weight: () => t`Weight`,
  outlier: () => t`Length`,
  no_place: () => t`Place`,
  turned_place: () => t`Place`,
  off_water: () => t`Place`,
  on_land: () => t`Place`,
  twice: () => t`Possible duplicate`,
  future: () => t`Time`,
  midnight: () => t`Time`,
  zone: () => t`Time zone`,
  photo_time: () => t`Time, compared with the photo`,
  outside_trip: () => t`Time, compared with the trip`,
  long_trip: () => t`Trip length`,
};
