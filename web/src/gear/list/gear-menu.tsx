import type { Gear } from "@creel/domain/gear/gear";
import { t } from "@lingui/core/macro";
import { Combine, EllipsisVertical, NotebookText, Pencil, Trash2 } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { Menu, MenuItem, MenuRule } from "../../ui/overlays/menu.tsx";
import type { GearAction } from "./gear-dialogs.tsx";

interface GearMenuProps {
  gear: Gear;
  /** As its row is called. */
  name: string;
  onAction: (action: GearAction) => void;
}

export function GearMenu({ gear, name, onAction }: GearMenuProps) {
  const act = (kind: "edit" | "merge" | "delete") => () => onAction({ kind, gear });
  return (
    <Menu
      label={name}
      trigger={
        <IconButton label={t`More about ${name}`}>
          <Icon of={EllipsisVertical} />
        </IconButton>
      }
    >
      {gear.kind === "lure" && (
        <MenuItem icon={NotebookText} href={`/catches?lure_id=${gear.id}`}>{t`Its catches`}</MenuItem>
      )}
      <MenuItem icon={Pencil} onAction={act("edit")}>{t`Edit`}</MenuItem>
      <MenuItem icon={Combine} onAction={act("merge")}>{t`Merge into another`}</MenuItem>
      <MenuRule />
      <MenuItem icon={Trash2} isDanger onAction={act("delete")}>{t`Delete`}</MenuItem>
    </Menu>
  );
}
