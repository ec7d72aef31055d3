import { t } from "@lingui/core/macro";
import { ArrowDown, ArrowUp, Image, MoreVertical } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { Menu, MenuItem } from "../../ui/overlays/menu.tsx";
import type { FormPhoto } from "./form-photo.ts";
import type { Photos } from "./use-photos.ts";

interface PhotoOrderMenuProps {
  photo: FormPhoto;
  photos: Photos;
  /** 0 first. */
  place: number;
  count: number;
  isCover: boolean;
}

export function PhotoOrderMenu({ photo, photos, place, count, isCover }: PhotoOrderMenuProps) {
  const number = place + 1;
  return (
    <Menu
      label={t`Photo ${number}`}
      trigger={
        <IconButton label={t`Order of photo ${number}`}>
          <Icon of={MoreVertical} />
        </IconButton>
      }
    >
      {!isCover && (
        <MenuItem icon={Image} onAction={() => photos.move(photo.id, 0)}>{t`Make cover`}</MenuItem>
      )}
      {place > 0 && (
        <MenuItem
          icon={ArrowUp}
          onAction={() => photos.move(photo.id, place - 1)}
        >{t`Move earlier`}</MenuItem>
      )}
      {place < count - 1 && (
        <MenuItem
          icon={ArrowDown}
          onAction={() => photos.move(photo.id, place + 1)}
        >{t`Move later`}</MenuItem>
      )}
    </Menu>
  );
}
