import { t } from "@lingui/core/macro";
import { Map as MapIcon } from "lucide-react";

import { Icon } from "../../../ui/art/icon.tsx";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import { BackToYou } from "../../../ui/layout/back-to-you.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { classNames } from "../../../ui/styles/class-names.ts";
import { type MapToSave, useAreas, useMapToSave } from "./api.ts";
import { AreaRow } from "./area-row.tsx";
import { AreaStorage } from "./area-storage.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as row from "./area-row.module.css";
import * as styles from "./maps-page.module.css";

/** The parts of the map that are on this device. */
export function MapsPage() {
  const areas = useAreas();
  const map = useMapToSave();
  const bytes = (areas ?? []).reduce((sum, { whole, saving }) => sum + sizeOf(whole) + sizeOf(saving), 0);
  const tileJson = map.kind === "found" ? map.tileJson : null;
  return (
    <div className={utilities.page}>
      <title>{t`Offline maps · Creel`}</title>
      <BackToYou />
      <PageHeader actions={map.kind === "found" && <SaveLink isFirst={areas?.length === 0} />}>
        <div>
          <h1>{t`Offline maps`}</h1>
          <p className={utilities.muted}>
            {t`Saved on this device. Waters, shores and names load without a signal.`}
          </p>
        </div>
      </PageHeader>
      <WhyNot map={map} />
      <div className={styles.columns}>
        <ul className={styles.list}>
          {areas?.map((area) => (
            <AreaRow key={area.id} area={area} tileJson={tileJson} />
          ))}
          <World />
        </ul>
        <AreaStorage bytes={bytes} />
      </div>
    </div>
  );
}

function sizeOf(tiles: { bytes: number } | null): number {
  return tiles?.bytes ?? 0;
}

function SaveLink({ isFirst }: { isFirst: boolean }) {
  return (
    <LinkButton look="signal" to="/profile/maps/new">
      <Icon of={MapIcon} />
      {isFirst ? t`Save a map` : t`Save another map`}
    </LinkButton>
  );
}

/** Why no area can be saved now. */
function WhyNot({ map }: { map: MapToSave }) {
  if (map.kind === "not offered") {
    return <Notice tone="info">{t`The map on this site can’t be saved for offline use.`}</Notice>;
  }
  if (map.kind === "unreachable") {
    return <Notice tone="info">{t`The map can’t be reached right now. Your offline maps are safe.`}</Notice>;
  }
  return null;
}

function World() {
  return (
    <li className={classNames(row.row, row.world)}>
      <span className={row.picture}>
        <Icon of={MapIcon} />
      </span>
      <div className={row.words}>
        <h2 className={row.name}>{t`World map, low detail`}</h2>
        <p className={row.sub}>{t`Coasts, big lakes and towns. Always available.`}</p>
      </div>
      <span className={row.day}>{t`included`}</span>
    </li>
  );
}
