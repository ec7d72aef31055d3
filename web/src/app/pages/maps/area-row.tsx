import type { TileJson } from "@creel/domain/map/tiles";
import { t } from "@lingui/core/macro";
import { EllipsisVertical, Map as MapIcon, Pause, Play, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { logFailure } from "../../../http/log-failure.ts";
import { saveAreas } from "../../../map/areas/saving/save-areas.ts";
import type { Area, Whole } from "../../../map/areas/stored/area.ts";
import { pauseSaving, removeArea, saveAgain } from "../../../map/areas/stored/areas-store.ts";
import { templateOf } from "../../../map/areas/tiles/tiles-in.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Figure } from "../../../ui/layout/figure.tsx";
import { AlertDialog } from "../../../ui/overlays/dialog.tsx";
import { Menu, MenuItem, MenuRule } from "../../../ui/overlays/menu.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { AreaState } from "./area-state.tsx";
import { describeExtent, describeSaved, megabytes } from "./describe-area.ts";

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
      <span className={styles.picture}>
        <Icon of={MapIcon} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{whole ? <Link to={viewOf(area)}>{name}</Link> : name}</h2>
        <p className={styles.sub}>{describeExtent(bounds, units)}</p>
        <AreaState area={area} hasNewer={isOlder(whole, tileJson)} />
      </div>
      {bytes > 0 && <Figure amounts={[{ figure: megabytes(bytes), unit: t`MB` }]} className={styles.size} />}
      <span className={styles.day}>{whole && !saving && describeSaved(whole.savedAt)}</span>
      <AreaMenu area={area} tileJson={tileJson} />
    </li>
  );
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
  const [isAsking, setIsAsking] = useState(false);
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
          <MenuItem icon={RefreshCw} onAction={goOn}>
            {t`Save the map as it is now`}
          </MenuItem>
        )}
        <MenuRule />
        <MenuItem icon={Trash2} isDanger onAction={() => setIsAsking(true)}>
          {t`Delete`}
        </MenuItem>
      </Menu>
      {isAsking && (
        <AlertDialog
          title={t`Delete ${name} from this device?`}
          action={t`Delete`}
          isDanger
          onConfirm={() => act(removeArea(area))}
          onCancel={() => setIsAsking(false)}
        >
          <p>{t`Your catches there stay. Without a signal the map is rough there again.`}</p>
        </AlertDialog>
      )}
    </>
  );
}

function act(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    logFailure("A saved part of the map could not be changed", error);
    showToast({ text: t`That did not work. Try again.`, isError: true });
  });
}
