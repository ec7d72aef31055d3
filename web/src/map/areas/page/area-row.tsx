import type { TileJson } from "@creel/domain/map/tiles";
import { t } from "@lingui/core/macro";
import { EllipsisVertical, Map as MapIcon, Pause, Play, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { useStore } from "../../../store/use-store.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Figure } from "../../../ui/layout/figure.tsx";
import { Menu, MenuItem, MenuRule } from "../../../ui/overlays/menu.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { saveAreas, savingPace } from "../saving/save-areas.ts";
import type { Area, Saving, Whole } from "../stored/area.ts";
import { pauseSaving, saveAgain } from "../stored/areas-store.ts";
import { templateOf } from "../tiles/tiles-in.ts";
import { act } from "./act.ts";
import { AreaObstacle, AreaState } from "./area-state.tsx";
import { describeExtent, describeLeft, describeSaved, megabytes } from "./describe-area.ts";
import { DeleteDialog } from "./remove-area.tsx";
import { RenewDialog } from "./renew-dialog.tsx";

import * as styles from "./area-row.module.css";

interface AreaRowProps {
  area: Area;
  /** Of the map as it is now; `null` while that is not known. */
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
    act(saveAgain(id, tileJson).then(() => saveAreas(userId)));
  }

  return (
    <>
      <Menu trigger={trigger} label={t`What to do with ${name}`}>
        {isSaving && (
          <MenuItem icon={Pause} onAction={() => act(pauseSaving(id))}>
            {t`Pause`}
          </MenuItem>
        )}
        {saving && !isSaving && (
          <MenuItem icon={Play} onAction={goOn}>
            {saving.obstacle === "paused" ? t`Go on` : t`Try again`}
          </MenuItem>
        )}
        {!saving && tileJson && (
          <MenuItem icon={RefreshCw} onAction={() => setAsks("renew")}>
            {t`Save the map as it is now`}
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
