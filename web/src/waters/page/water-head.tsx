import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import {
  ChevronLeft,
  Combine,
  EllipsisVertical,
  Move,
  NotebookText,
  Pencil,
  Printer,
  Trash2,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { formatLongDay } from "../../dates/format-day.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Menu, MenuItem, MenuRule } from "../../ui/overlays/menu.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { kindName } from "../data/format-waters.ts";
import { WATERS_PATH } from "../data/water-paths.ts";
import { WaterOnThisPhone } from "../water-on-this-phone.tsx";
import type { WaterAction } from "./water-dialogs.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./water-page.module.css";

interface WaterHeadProps {
  water: Water;
  /** Starts a trip on it. */
  start: ReactNode;
  onAction: (action: WaterAction) => void;
}

export function WaterHead({ water, start, onAction }: WaterHeadProps) {
  return (
    <>
      <Link className={styles.back} to={WATERS_PATH}>
        <Icon of={ChevronLeft} isSmall />
        {t`Waters`}
      </Link>
      <PageHeader
        actions={
          <>
            {start}
            <Button onPress={() => onAction("rename")}>
              <Icon of={Pencil} />
              {t`Rename`}
            </Button>
            <Menu
              label={t`This water`}
              trigger={
                <Button>
                  <Icon of={EllipsisVertical} />
                  {t`More`}
                </Button>
              }
            >
              <MenuItem icon={NotebookText} href={`/catches?water=${water.id}`}>{t`Its catches`}</MenuItem>
              <MenuItem icon={Printer} href={`/print/water/${water.id}`}>{t`Print`}</MenuItem>
              <MenuItem icon={Move} onAction={() => onAction("move")}>{t`Move`}</MenuItem>
              <MenuItem icon={Combine} onAction={() => onAction("merge")}>{t`Merge into another`}</MenuItem>
              <MenuRule />
              <MenuItem
                icon={Trash2}
                isDanger
                onAction={() => onAction("delete")}
              >{t`Delete water`}</MenuItem>
            </Menu>
          </>
        }
      >
        <div>
          <h1 className={utilities.place}>{water.name}</h1>
          <p className={classNames(utilities.muted)}>{describe(water)}</p>
          <WaterOnThisPhone waterId={water.id} className={styles.badge} />
        </div>
      </PageHeader>
    </>
  );
}

/** As in "Lake. Since 4 March 2024, last on Friday 20 November." */
function describe({ kind, first_on: first, last_on: last }: Water): string {
  const what = kindName(kind);
  if (first === null || last === null) return t`${what}. No trips or catches here yet.`;
  const day = formatLongDay(last);
  const since = formatLongDay(first);
  return first === last
    ? t`${what}. Fished only on ${day}.`
    : t`${what}. Fished since ${since}, last on ${day}.`;
}
