import type { Gear } from "@creel/domain/gear/gear";
import { t } from "@lingui/core/macro";
import { Combine, EllipsisVertical, NotebookText, Pencil, Trash2 } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { Menu, MenuItem, MenuRule } from "../../ui/overlays/menu.tsx";
import type { GearAction } from "./gear-dialogs.tsx";

interface GearMenuProps {
  gear: Gear;
  /** Of the row; `null` for a lure or a rod as a whole. */
  variantId?: string | null;
  /** As its row is called. */
  name: string;
  onAction: (action: GearAction) => void;
}

export function GearMenu({ gear, variantId = null, name, onAction }: GearMenuProps) {
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
      <MenuItem icon={NotebookText} href={`/catches?${filterOf(gear, variantId)}`}>{t`Its catches`}</MenuItem>
      <MenuItem icon={Pencil} onAction={act("edit")}>{t`Edit`}</MenuItem>
      <MenuItem icon={Combine} onAction={act("merge")}>{t`Merge into another`}</MenuItem>
      <MenuRule />
      <MenuItem icon={Trash2} isDanger onAction={act("delete")}>{t`Delete`}</MenuItem>
    </Menu>
  );
}

function filterOf({ id, kind }: Gear, variantId: string | null): string {
  if (variantId !== null) return `variant_id=${variantId}`;
  return kind === "lure" ? `lure_id=${id}` : `rod_id=${id}`;
}
