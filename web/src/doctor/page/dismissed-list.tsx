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
    onError: (error) => showMessage(describeFailure(error, t`That could not be done. Nothing was changed.`)),
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
  length: () => t`Its length`,
  weight: () => t`Its weight`,
  outlier: () => t`Its length`,
  no_place: () => t`Its place`,
  turned_place: () => t`Its place`,
  off_water: () => t`Its place`,
  on_land: () => t`Its place`,
  twice: () => t`That there are two`,
  future: () => t`Its time`,
  midnight: () => t`Its time`,
  zone: () => t`Its time zone`,
  photo_time: () => t`Its time, beside that of its photo`,
  outside_trip: () => t`Its time, beside that of its trip`,
  long_trip: () => t`How long it lasts`,
};
