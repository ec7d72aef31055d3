import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, Clock } from "lucide-react";

import { estimateRoom } from "../../../device/room.ts";
import { isWaitingForHost } from "../../../map/areas/saving/save-areas.ts";
import type { Area, Saving } from "../../../map/areas/stored/area.ts";
import { useStore } from "../../../store/use-store.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Badge, Notice } from "../../../ui/feedback/states.tsx";
import { formatRoom, megabytes } from "./describe-area.ts";

import * as styles from "./area-row.module.css";

interface AreaStateProps {
  area: Area;
  hasNewer: boolean;
}

/** How far the saving is, what stopped it, or that there is a newer map. */
export function AreaState({ area, hasNewer }: AreaStateProps) {
  const { saving, whole } = area;
  if (saving?.obstacle === "room") return <NoRoom area={area} />;
  if (saving) return <Progress area={area} saving={saving} />;
  return whole && hasNewer ? <Badge tone="fair" icon={Clock}>{t`A newer map is there`}</Badge> : null;
}

function Progress({ area, saving }: { area: Area; saving: Saving }) {
  const isWaiting = useStore(isWaitingForHost);
  const { name } = area;
  const percent = Math.floor((100 * saving.done) / saving.total);
  if (saving.obstacle === "size") {
    return (
      <Badge tone="bad" icon={CircleAlert}>
        {t`It is larger than an area may be, 60 MB. Nothing of it was saved.`}
      </Badge>
    );
  }
  return (
    <div className={styles.progress}>
      <p className={styles.sub} role="status">
        {describeProgress(saving, area.estimate, isWaiting)}
      </p>
      <ProgressBar percent={percent} label={t`Saving ${name}`} />
    </div>
  );
}

function describeProgress({ bytes, obstacle }: Saving, estimate: number, isWaiting: boolean): string {
  const done = megabytes(bytes);
  const all = megabytes(Math.max(estimate, bytes));
  if (obstacle === "refused") return t`The map did not answer as it should: ${done} of about ${all} MB`;
  if (obstacle === "paused") return t`Paused: ${done} of about ${all} MB`;
  if (isWaiting) return t`Goes on with a signal: ${done} of about ${all} MB`;
  return t`Saving: ${done} of about ${all} MB`;
}

function NoRoom({ area }: { area: Area }) {
  const { data } = useQuery({
    queryKey: ["room"],
    queryFn: estimateRoom,
    networkMode: "always",
    staleTime: 0,
  });
  const { name, estimate } = area;
  const needed = megabytes(estimate);
  const free = Math.max(0, (data?.quota ?? Infinity) - (data?.usage ?? 0));
  const left = formatRoom(free);
  return (
    <Notice tone="bad">
      <b>{t`Not enough room`}</b>
      <p>
        {free > estimate
          ? t`${name} needs about ${needed} MB. Nothing was saved by halves.`
          : t`${name} needs about ${needed} MB and ${left} are left. Nothing was saved by halves.`}
      </p>
    </Notice>
  );
}
