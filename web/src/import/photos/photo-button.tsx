import { t } from "@lingui/core/macro";
import { ArrowDown, ArrowUp, ImageOff, Split } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "react-aria-components";

import { makeThumbnail } from "../../photos/make-thumbnail.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { MenuItem, OpenedMenu } from "../../ui/overlays/menu.tsx";
import { Opener } from "../../ui/overlays/opener.tsx";
import { DRAGGED_PHOTO } from "./use-photo-drag.ts";

import * as styles from "./photo-catch-row.module.css";

/** The catches that a photo can move to from its own; `null` if there is none. */
interface PhotoWays {
  above: string | null;
  below: string | null;
  isAlone: boolean;
}

interface PhotoButtonProps {
  id: string;
  file: File;
  /** The time, such as "2:08 pm"; empty if it is unknown. */
  clock: string;
  /** The position within the catch, from 1. */
  number: number;
  ways: PhotoWays;
  /** `to` is `null` for a new catch of the photo alone. */
  onMove: (photo: string, to: string | null) => void;
}

/** A photo that can be dragged to another catch. A press opens a menu with the same moves. */
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
              <MenuItem icon={Split} onAction={() => onMove(id, null)}>{t`Make a new catch`}</MenuItem>
            )}
            {above !== null && (
              <MenuItem icon={ArrowUp} onAction={() => onMove(id, above)}>{t`Move to catch above`}</MenuItem>
            )}
            {below !== null && (
              <MenuItem
                icon={ArrowDown}
                onAction={() => onMove(id, below)}
              >{t`Move to catch below`}</MenuItem>
            )}
          </OpenedMenu>
        )}
      </Opener>
      <em className={styles.clock}>{clock || t`no time`}</em>
    </span>
  );
}

/** Returns the id of a photo's button, whichever catch the photo is in. */
export function buttonId(photo: string): string {
  return `photo-${photo}`;
}

function Picture({ file }: { file: File }) {
  const url = useThumbnail(file);
  if (url === undefined) return <Icon of={ImageOff} />;
  return url !== null && <img src={url} alt="" draggable={false} />;
}

/** Caches thumbnails of a few kilobytes each as long as their files are in memory. */
const made = new WeakMap<File, Blob>();

/** Returns the URL of a thumbnail: `null` until it is made, `undefined` if this browser cannot read the photo. */
function useThumbnail(file: File): string | null | undefined {
  const [url, setUrl] = useState<string | null | undefined>(null);
  useEffect(() => {
    const ended = new AbortController();
    void show(file, ended.signal, setUrl);
    return () => ended.abort();
  }, [file]);
  return url;
}

/** Revokes the URL when the signal aborts. */
async function show(
  file: File,
  signal: AbortSignal,
  setUrl: (url: string | undefined) => void,
): Promise<void> {
  const picture = await pictureOf(file, signal).catch(() => null);
  if (signal.aborted) return;
  const url = picture === null ? undefined : URL.createObjectURL(picture);
  if (url !== undefined) signal.addEventListener("abort", () => URL.revokeObjectURL(url));
  setUrl(url);
}

async function pictureOf(file: File, signal: AbortSignal): Promise<Blob> {
  const known = made.get(file);
  if (known) return known;
  const picture = await makeThumbnail(file, signal);
  made.set(file, picture);
  return picture;
}
