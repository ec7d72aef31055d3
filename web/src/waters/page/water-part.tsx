import type { Water } from "@creel/domain/waters/water";
import type { WaterStats } from "@creel/domain/waters/water-stats";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import { type ReactNode, useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { waterStatsQuery } from "../data/waters.query.ts";
import { Bests } from "./bests.tsx";
import { Depths } from "./depths.tsx";
import { LastTrips } from "./last-trips.tsx";
import { Lures } from "./lures.tsx";
import { MergedWaters } from "./merged-waters.tsx";
import { Months } from "./months.tsx";
import { Notes } from "./notes.tsx";
import { Spots } from "./spots.tsx";
import { type WaterAction, WaterDialogs } from "./water-dialogs.tsx";
import { WaterHead } from "./water-head.tsx";
import { WaterNumbers } from "./water-numbers.tsx";

import * as styles from "./water-page.module.css";

interface WaterPartProps {
  water: Water;
  /** It is on this device alone: the server knows nothing of it. */
  isNew: boolean;
  map: ReactNode;
  /** Starts a trip on it. */
  start: ReactNode;
  /** Fish per hour on it. */
  rates: ReactNode;
  /** What a person reads of a lure. */
  lureName: (lure: string) => string;
}

/** All that is known of one water. */
export function WaterPart({ water, isNew, map, start, rates, lureName }: WaterPartProps) {
  const [action, setAction] = useState<WaterAction | null>(null);
  const { data: stats, isError } = useQuery({ ...waterStatsQuery(water.id), enabled: !isNew });
  return (
    <>
      <WaterHead water={water} start={start} onAction={setAction} />
      {map}
      <WaterNumbers water={water} stats={stats} />
      {isError && <p className={styles.missing}>{t`The rest of what is known of it could not be loaded.`}</p>}
      {!stats && !isError && !isNew && <Skeleton height={120} className={styles.wide} />}
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
          <b>Only you see this.</b> Name, outline, spots and notes stay yours, also when you share a catch.
        </Trans>
      </p>
    </div>
  );
}
