import { t } from "@lingui/core/macro";
import { CopyPlus, Eye, MapPin, Pencil, Trash2 } from "lucide-react";

import { speciesName } from "../../species/species-names.ts";
import { MenuItem, MenuRule, OpenedMenu } from "../../ui/overlays/menu.tsx";
import type { Opened } from "../../ui/overlays/opener.tsx";
import type { ShownCatch } from "../logbook/logged-by.ts";
import { type CatchActions, wayToMap } from "./catch-row-actions.ts";

interface OpenedActionsProps {
  caught: ShownCatch;
  actions: CatchActions;
  opened: Opened;
}

export function OpenedActions({ caught, actions, opened }: OpenedActionsProps) {
  const showOnMap = wayToMap(caught, actions);
  const { onRepeat } = actions;
  return (
    <OpenedMenu label={speciesName(caught.species)} opened={opened}>
      <MenuItem icon={Eye} onAction={() => actions.onView(caught)}>{t`View`}</MenuItem>
      <MenuItem icon={Pencil} onAction={() => actions.onEdit(caught)}>{t`Edit`}</MenuItem>
      {onRepeat ? (
        <MenuItem icon={CopyPlus} onAction={() => onRepeat(caught)}>{t`Repeat this catch`}</MenuItem>
      ) : null}
      {showOnMap ? <MenuItem icon={MapPin} onAction={showOnMap}>{t`Map`}</MenuItem> : null}
      <MenuRule />
      <MenuItem icon={Trash2} isDanger onAction={() => actions.onDelete(caught)}>{t`Delete`}</MenuItem>
    </OpenedMenu>
  );
}
