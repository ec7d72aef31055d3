import { t } from "@lingui/core/macro";
import { ArrowDown, ArrowUp, ImageOff, Split } from "lucide-react";
import { Button } from "react-aria-components";

import { Icon } from "../../../ui/art/icon.tsx";
import { MenuItem, OpenedMenu } from "../../../ui/overlays/menu.tsx";
import { Opener } from "../../../ui/overlays/opener.tsx";
import { DRAGGED_PHOTO } from "./use-photo-drag.ts";
import { useThumbnail } from "./use-thumbnail.ts";

import * as styles from "./photo-catch-row.module.css";

/** Where a photo may go from the catch it is in; `null` where there is none. */
export interface PhotoWays {
  above: string | null;
  below: string | null;
  isAlone: boolean;
}

interface PhotoButtonProps {
  id: string;
  file: File;
  /** As in "2:08 pm"; empty where it is not known. */
  clock: string;
  /** Its place within the catch, from 1. */
  number: number;
  ways: PhotoWays;
  /** `null`: a catch of its own. */
  onMove: (photo: string, to: string | null) => void;
}

/** A photo that can be dragged to another catch; pressed, it opens a menu with the same. */
export function PhotoButton({ id, file, clock, number, ways, onMove }: PhotoButtonProps) {
  const { above, below, isAlone } = ways;
  const name = clock === "" ? t`Photo ${number}, no time` : t`Photo ${number}, ${clock}`;
  const drag = (event: React.DragEvent) => {
    event.dataTransfer.setData(DRAGGED_PHOTO, id);
    event.dataTransfer.effectAllowed = "move";
  };
  const canGo = !isAlone || above !== null || below !== null;
  return (
    <span className={styles.photo} draggable={canGo} onDragStart={drag}>
      <Opener
        kind="menu"
        trigger={
          <Button id={buttonId(id)} className={styles.picture} aria-label={name} isDisabled={!canGo}>
            <Picture file={file} />
          </Button>
        }
      >
        {(opened) => (
          <OpenedMenu label={name} opened={opened}>
            {!isAlone && (
              <MenuItem icon={Split} onAction={() => onMove(id, null)}>{t`A catch of its own`}</MenuItem>
            )}
            {above !== null && (
              <MenuItem icon={ArrowUp} onAction={() => onMove(id, above)}>{t`To the catch above`}</MenuItem>
            )}
            {below !== null && (
              <MenuItem icon={ArrowDown} onAction={() => onMove(id, below)}>{t`To the catch below`}</MenuItem>
            )}
          </OpenedMenu>
        )}
      </Opener>
      <em className={styles.clock}>{clock || t`no time`}</em>
    </span>
  );
}

/** Of the button of a photo, wherever it stands. */
export function buttonId(photo: string): string {
  return `photo-${photo}`;
}

function Picture({ file }: { file: File }) {
  const url = useThumbnail(file);
  if (url === undefined) return <Icon of={ImageOff} />;
  return url !== null && <img src={url} alt="" draggable={false} />;
}
