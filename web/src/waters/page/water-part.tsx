import type { Water } from "@creel/domain/waters/water";
import type { WaterStats } from "@creel/domain/waters/water-stats";
import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Combine, LockKeyhole, Pencil } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";

import { formatHours } from "../../dates/format-trip.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { Figure } from "../../ui/layout/figure.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { lastTripsQuery, waterStatsQuery } from "../data/api.ts";
import { formatCount, formatShortDay } from "../data/format-waters.ts";
import { useUndoWaterMerge } from "../data/use-water-change.ts";
import { Spots } from "./spots.tsx";
import { type WaterAction, WaterDialogs } from "./water-dialogs.tsx";
import { WaterHead } from "./water-head.tsx";
import { WaterNumbers } from "./water-numbers.tsx";
import { Bests, Depths, Lures, Months } from "./water-stats.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as rows from "./rows.module.css";
import * as styles from "./water-page.module.css";

const WaterConditions = lazyPart(
  async () => (await import("../conditions/water-conditions.tsx")).WaterConditions,
);

interface WaterPartProps {
  water: Water;
  /** True if the water is only on this device, and the server does not know it. */
  isNew: boolean;
  map: ReactNode;
  /** The control that starts a trip on it. */
  start: ReactNode;
  /** Fish per hour on it. */
  rates: ReactNode;
  /** Returns the display name of a lure. */
  lureName: (lure: string) => string;
}

/** Shows everything that is known about one water. */
export function WaterPart({ water, isNew, map, start, rates, lureName }: WaterPartProps) {
  const [action, setAction] = useState<WaterAction | null>(null);
  const { data: stats, isError } = useQuery({ ...waterStatsQuery(water.id), enabled: !isNew });
  return (
    <>
      <WaterHead water={water} start={start} onAction={setAction} />
      {map}
      <WaterNumbers water={water} stats={stats} />
      {isError && <p className={styles.missing}>{t`Some details could not be loaded.`}</p>}
      {!stats && !isError && !isNew && <Skeleton height={120} className={styles.wide} />}
      <Suspense>
        <WaterConditions water={water} isNew={isNew} />
      </Suspense>
      <div className={styles.rates}>{rates}</div>
      {stats && hasAny(stats) && (
        <div className={styles.wide}>
          <Months byMonth={stats.byMonth} />
        </div>
      )}
      <div className={styles.columns}>
        {stats && (
          <>
            <Depths byDepth={stats.byDepth} />
            <Lures byLure={stats.byLure} lureName={lureName} />
            <Bests bests={stats.bests} />
          </>
        )}
        <Spots water={water} />
        <Notes note={water.note} onEdit={() => setAction("note")} />
        {!isNew && <LastTrips waterId={water.id} />}
      </div>
      <MergedWaters merges={water.merges} />
      <OnlyYou />
      <WaterDialogs water={water} action={action} onClose={() => setAction(null)} />
    </>
  );
}

function hasAny({ byMonth }: WaterStats): boolean {
  return byMonth.some(({ fish, trips }) => fish + trips > 0);
}

function OnlyYou() {
  return (
    <div className={styles.own}>
      <Icon of={LockKeyhole} />
      <p>
        <Trans>
          <b>Only you see this.</b> No share shows the outline, spots or notes. You choose whether it shows
          the name.
        </Trans>
      </p>
    </div>
  );
}

interface NotesProps extends Pick<Water, "note"> {
  onEdit: () => void;
}

function Notes({ note, onEdit }: NotesProps) {
  return (
    <Section
      title={t`Notes`}
      note={
        <Button look="quiet" onPress={onEdit}>
          <Icon of={Pencil} isSmall />
          {note === null ? t`Write a note` : t`Edit notes`}
        </Button>
      }
    >
      {note === null ? (
        <p className={classNames(rows.note, utilities.muted)}>{t`Ramps, reefs, ice, what bites when.`}</p>
      ) : (
        <p className={rows.note}>{note}</p>
      )}
    </Section>
  );
}

function LastTrips({ waterId }: { waterId: string }) {
  const { data: trips = [] } = useQuery(lastTripsQuery(waterId));
  if (trips.length === 0) return null;
  return (
    <Section title={t`Recent trips`}>
      <ul className={classNames(rows.root, rows.low)}>
        {trips.map(({ id, started_on: day, hours, counts }) => (
          <li key={id}>
            <Link className={rows.link} to={`/catches/trips/${id}`}>
              {formatShortDay(day)}
            </Link>
            {hours.fished !== null && <span className={rows.muted}>{describeHours(hours.fished)}</span>}
            <Figure
              className={rows.figure}
              amounts={[
                {
                  figure: formatCount(counts.fish),
                  unit: t`${plural(counts.fish, { one: "fish", other: "fish" })}`,
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function describeHours(fished: number): string {
  const hours = formatHours(fished);
  return t`${hours} h`;
}

/** Lists the waters that were merged into this one, as long as that can be undone. */
function MergedWaters({ merges }: Pick<Water, "merges">) {
  const { undo, isPending } = useUndoWaterMerge();
  return merges?.map(({ id, name, undo_until: until }) => (
    <div key={id} className={styles.own}>
      <Icon of={Combine} />
      <p>{describeMerge(name, until)}</p>
      <Button
        className={styles.undo}
        isPending={isPending}
        aria-label={t`Undo merging ${name}`}
        onPress={() => undo({ id })}
      >
        {t`Undo`}
      </Button>
    </div>
  ));
}

/** As in "Merged with Pike Bay. You can undo this until 7 December." */
function describeMerge(name: string, until: string): string {
  const day = new Intl.DateTimeFormat(dateLocale, { day: "numeric", month: "long" }).format(new Date(until));
  return t`Merged with ${name}. You can undo this until ${day}.`;
}
