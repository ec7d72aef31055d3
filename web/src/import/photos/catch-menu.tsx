import type { PhotoCatch } from "@creel/domain/import/photos/photo-catches";
import { t } from "@lingui/core/macro";
import { ArrowDown, ArrowUp, MapPin, MoreVertical } from "lucide-react";

import { announce } from "../../ui/announce/announce.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { MenuItem, OpenedMenu } from "../../ui/overlays/menu.tsx";
import { Opener } from "../../ui/overlays/opener.tsx";
import type { PhotoCatchSteps } from "./use-photo-catches.ts";

interface CatchMenuProps {
  caught: PhotoCatch;
  above: string | null;
  below: string | null;
  steps: PhotoCatchSteps;
  onPlace: (id: string) => void;
}

/** What else can be done with a catch of photos. */
export function CatchMenu({ caught: { id }, above, below, steps, onPlace }: CatchMenuProps) {
  const merge = (into: string) => {
    steps.merge(id, into);
    announce(t`The two are one catch now.`);
  };
  return (
    <Opener
      kind="menu"
      trigger={
        <IconButton label={t`More`}>
          <Icon of={MoreVertical} />
        </IconButton>
      }
    >
      {(opened) => (
        <OpenedMenu label={t`More`} opened={opened}>
          <MenuItem icon={MapPin} onAction={() => onPlace(id)}>{t`Time and place`}</MenuItem>
          {above !== null && (
            <MenuItem icon={ArrowUp} onAction={() => merge(above)}>{t`One with the catch above`}</MenuItem>
          )}
          {below !== null && (
            <MenuItem icon={ArrowDown} onAction={() => merge(below)}>{t`One with the catch below`}</MenuItem>
          )}
        </OpenedMenu>
      )}
    </Opener>
  );
}
