import type { TileJson } from "@creel/domain/map/tiles";
import { t } from "@lingui/core/macro";
import { Clock, EllipsisVertical, Map as MapIcon, Pause, Play, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { useStore } from "../../../store/use-store.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { IconButton } from "../../../ui/controls/button.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Badge, Notice } from "../../../ui/feedback/states.tsx";
import { Figure } from "../../../ui/layout/figure.tsx";
import { AlertDialog } from "../../../ui/overlays/dialog.tsx";
import { Menu, MenuItem, MenuRule } from "../../../ui/overlays/menu.tsx";
import { useUnits } from "../../../units/use-units.ts";
import type { Area, Saving, Whole } from "../area.ts";
import { pauseSaving, saveAgain } from "../areas-store.ts";
import { saveAreas, savingPace, savingWaitsFor } from "../save-areas.ts";
import { templateOf } from "../tiles-in.ts";
import { useEstimate, useFreeRoom } from "./api.ts";
import { describeExtent, describeLeft, describeSaved, formatRoom, megabytes } from "./describe-area.ts";
import { DeleteDialog, RemoveAnArea, tellFailure } from "./remove-area.tsx";

import * as styles from "./area-row.module.css";

interface AreaRowProps {
  area: Area;
  /** The map as it is now; `null` while that is not known. */
  tileJson: TileJson | null;
}

export function AreaRow({ area, tileJson }: AreaRowProps) {
  const units = useUnits();
  const { name, bounds, whole, saving } = area;
  const { bytes } = saving ?? whole ?? { bytes: 0 };
  return (
    <li className={styles.row}>
      <Picture of={area.picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>{whole ? <Link to={viewOf(area)}>{name}</Link> : name}</h2>
        <p className={styles.sub}>{describeExtent(bounds, units)}</p>
        <AreaState area={area} newer={isOlder(whole, tileJson) ? tileJson : null} />
      </div>
      {bytes > 0 && <Figure amounts={[{ figure: megabytes(bytes), unit: t`MB` }]} className={styles.size} />}
      <span className={styles.day}>{saving ? <TimeLeft saving={saving} /> : describeWhole(whole)}</span>
      <AreaMenu area={area} tileJson={tileJson} />
      <AreaObstacle area={area} />
    </li>
  );
}

function Picture({ of }: { of: string | undefined }) {
  return (
    <span className={styles.picture}>
      {of === undefined ? <Icon of={MapIcon} /> : <img src={of} alt="" />}
    </span>
  );
}

function describeWhole(whole: Whole | null): string | null {
  return whole && describeSaved(whole.savedAt);
}

function TimeLeft({ saving }: { saving: Saving }) {
  const pace = useStore(savingPace);
  if (pace === null || saving.obstacle !== null || saving.done === 0) return null;
  return describeLeft((saving.total - saving.done) * pace);
}

function isOlder(whole: Whole | null, now: TileJson | null): boolean {
  return whole !== null && now !== null && templateOf(whole.tileJson) !== templateOf(now);
}

/** The map in the middle of it, as near as it was saved. */
function viewOf({ bounds, zooms }: Area): string {
  const latitude = ((bounds.south + bounds.north) / 2).toFixed(5);
  const longitude = ((bounds.west + bounds.east) / 2).toFixed(5);
  return `/map?lat=${latitude}&lng=${longitude}&zoom=${Math.min(zooms.to, zooms.from + 3)}`;
}

function AreaMenu({ area, tileJson }: AreaRowProps) {
  const [asks, setAsks] = useState<"delete" | "renew" | null>(null);
  const { id, userId, name, saving } = area;
  const isSaving = saving?.obstacle === null;
  const trigger = (
    <IconButton label={t`More about ${name}`}>
      <Icon of={EllipsisVertical} />
    </IconButton>
  );

  function goOn(): void {
    tellFailure(saveAgain(id, tileJson).then(() => saveAreas(userId)));
  }

  return (
    <>
      <Menu trigger={trigger} label={t`Actions for ${name}`}>
        {isSaving && (
          <MenuItem icon={Pause} onAction={() => tellFailure(pauseSaving(id))}>
            {t`Pause`}
          </MenuItem>
        )}
        {saving && !isSaving && (
          <MenuItem icon={Play} onAction={goOn}>
            {saving.obstacle === "paused" ? t`Resume` : t`Try again`}
          </MenuItem>
        )}
        {!saving && tileJson && (
          <MenuItem icon={RefreshCw} onAction={() => setAsks("renew")}>
            {t`Save the latest map`}
          </MenuItem>
        )}
        <MenuRule />
        <MenuItem icon={Trash2} isDanger onAction={() => setAsks("delete")}>
          {t`Delete`}
        </MenuItem>
      </Menu>
      <Question of={asks} area={area} tileJson={tileJson} onRenew={goOn} onClose={() => setAsks(null)} />
    </>
  );
}

interface QuestionProps extends AreaRowProps {
  of: "delete" | "renew" | null;
  onRenew: () => void;
  onClose: () => void;
}

function Question({ of, area, tileJson, onRenew, onClose }: QuestionProps) {
  if (of === "delete") return <DeleteDialog area={area} onClose={onClose} />;
  if (of === null || tileJson === null) return null;
  return <RenewDialog area={area} tileJson={tileJson} onConfirm={onRenew} onClose={onClose} />;
}

interface AreaStateProps {
  area: Area;
  /** A map that is newer than the saved one; `null` if there is none. */
  newer: TileJson | null;
}

/** How far the saving is, or that there is a newer map. */
function AreaState({ area, newer }: AreaStateProps) {
  const { saving, whole } = area;
  if (isGivenUp(saving)) return null;
  if (saving) return <Progress area={area} saving={saving} />;
  return whole && newer ? <Newer area={area} tileJson={newer} /> : null;
}

/** Why nothing of it was saved, and what can be done. */
function AreaObstacle({ area }: Pick<AreaStateProps, "area">) {
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
      {size === null ? t`Newer map available` : t`Newer map available, ${size} MB`}
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
  if (obstacle === "refused") return t`Map download failed: ${done} of about ${all} MB`;
  if (obstacle === "paused") return t`Paused: ${done} of about ${all} MB`;
  if (waitsFor === "wifi") return t`Waiting for Wi-Fi: ${done} of about ${all} MB`;
  if (waitsFor === "host") return t`Waiting for a signal: ${done} of about ${all} MB`;
  return t`Saving: ${done} of about ${all} MB`;
}

function TooLarge() {
  return <Notice tone="bad">{t`This map is over the 60 MB limit. Nothing was saved.`}</Notice>;
}

function NoRoom({ area }: { area: Area }) {
  const free = useFreeRoom();
  const { name, estimate } = area;
  const needed = megabytes(estimate);
  const left = formatRoom(free ?? 0);
  return (
    <Notice tone="bad">
      <b>{t`Not enough space`}</b>
      <p>
        {free === null || free > estimate
          ? t`${name} needs about ${needed} MB. Nothing was saved.`
          : t`${name} needs about ${needed} MB, but only ${left} is free. Nothing was saved.`}
      </p>
      <RemoveAnArea />
    </Notice>
  );
}

interface RenewDialogProps {
  area: Area;
  tileJson: TileJson;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says before a map is saved anew what that takes: the older one stays until the newer one is whole. */
function RenewDialog({ area, tileJson, onConfirm, onClose }: RenewDialogProps) {
  const { estimate } = useEstimate(tileJson, area.bounds);
  const free = useFreeRoom(area.whole?.bytes);
  const { name } = area;
  const size = estimate ? megabytes(estimate.bytes) : null;
  const room = free === null ? null : formatRoom(free);
  const isShort = estimate && free !== null && free < estimate.bytes;
  return (
    <AlertDialog
      title={t`Save the latest map of ${name}?`}
      action={size === null ? t`Save` : t`Save ${size} MB`}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{t`The current map stays until the new one is complete. Until then, both take up space.`}</p>
      {room !== null && <p>{t`About ${room} is free on this device.`}</p>}
      {isShort && <p>{t`That’s not enough. Delete another map first.`}</p>}
    </AlertDialog>
  );
}
