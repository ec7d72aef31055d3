import type { TileJson } from "@creel/domain/map/tiles";
import { t } from "@lingui/core/macro";
import { Clock } from "lucide-react";

import { useStore } from "../../../store/use-store.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Badge, Notice } from "../../../ui/feedback/states.tsx";
import { savingWaitsFor } from "../saving/save-areas.ts";
import type { Area, Saving } from "../stored/area.ts";
import { formatRoom, megabytes } from "./describe-area.ts";
import { RemoveAnArea } from "./remove-area.tsx";
import { useEstimate } from "./use-estimate.ts";
import { useFreeRoom } from "./use-room.ts";

import * as styles from "./area-row.module.css";

interface AreaStateProps {
  area: Area;
  /** Of a map that is newer than the saved one; `null` without one. */
  newer: TileJson | null;
}

/** How far the saving is, or that there is a newer map. */
export function AreaState({ area, newer }: AreaStateProps) {
  const { saving, whole } = area;
  if (isGivenUp(saving)) return null;
  if (saving) return <Progress area={area} saving={saving} />;
  return whole && newer ? <Newer area={area} tileJson={newer} /> : null;
}

/** Why nothing of it was saved, and what can be done. */
export function AreaObstacle({ area }: Pick<AreaStateProps, "area">) {
  const { saving } = area;
  if (!isGivenUp(saving)) return null;
  return (
    <div className={styles.obstacle}>
      {saving?.obstacle === "room" ? <NoRoom area={area} /> : <TooLarge />}
    </div>
  );
}

function isGivenUp(saving: Saving | null): boolean {
  return saving?.obstacle === "room" || saving?.obstacle === "size";
}

function Newer({ area, tileJson }: { area: Area; tileJson: TileJson }) {
  const { estimate } = useEstimate(tileJson, area.bounds);
  const size = estimate ? megabytes(estimate.bytes) : null;
  return (
    <Badge tone="fair" icon={Clock}>
      {size === null ? t`A newer map is there` : t`A newer map is there, ${size} MB`}
    </Badge>
  );
}

function Progress({ area, saving }: { area: Area; saving: Saving }) {
  const waitsFor = useStore(savingWaitsFor);
  const { name } = area;
  const percent = Math.floor((100 * saving.done) / saving.total);
  return (
    <div className={styles.progress}>
      <p className={styles.sub} role="status">
        {describeProgress(saving, area.estimate, waitsFor)}
      </p>
      <ProgressBar percent={percent} label={t`Saving ${name}`} />
    </div>
  );
}

function describeProgress(
  { bytes, obstacle }: Saving,
  estimate: number,
  waitsFor: "host" | "wifi" | null,
): string {
  const done = megabytes(bytes);
  const all = megabytes(Math.max(estimate, bytes));
  if (obstacle === "refused") return t`The map did not answer as it should: ${done} of about ${all} MB`;
  if (obstacle === "paused") return t`Paused: ${done} of about ${all} MB`;
  if (waitsFor === "wifi") return t`Waits for Wi-Fi: ${done} of about ${all} MB`;
  if (waitsFor === "host") return t`Goes on with a signal: ${done} of about ${all} MB`;
  return t`Saving: ${done} of about ${all} MB`;
}

function TooLarge() {
  return <Notice tone="bad">{t`It is larger than an area may be, 60 MB. Nothing of it was saved.`}</Notice>;
}

function NoRoom({ area }: { area: Area }) {
  const free = useFreeRoom();
  const { name, estimate } = area;
  const needed = megabytes(estimate);
  const left = formatRoom(free ?? 0);
  return (
    <Notice tone="bad">
      <b>{t`Not enough room`}</b>
      <p>
        {free === null || free > estimate
          ? t`${name} needs about ${needed} MB. Nothing was saved by halves.`
          : t`${name} needs about ${needed} MB and ${left} are left. Nothing was saved by halves.`}
      </p>
      <RemoveAnArea />
    </Notice>
  );
}
