import type { Photo } from "@creel/domain/photos/photo";
import { ImageOff } from "lucide-react";
import { useCallback, useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { useShownPhoto } from "../use-shown-photo.ts";
import type { FormPhoto } from "./form-photo.ts";

import * as styles from "./photo-preview.module.css";

/** The photo itself, small; a crossed-out picture where this browser cannot show it. */
export function PhotoPreview({ photo }: { photo: FormPhoto }) {
  if (photo.kind === "new") return <Preview source={photo.file} isRemoved={photo.isRemoved} />;
  return <StoredPreview photo={photo.photo} isRemoved={photo.isRemoved} />;
}

function StoredPreview({ photo, isRemoved }: { photo: Photo; isRemoved: boolean }) {
  const [isMissing, setIsMissing] = useState(false);
  const { thumbnailUrl: source } = useShownPhoto(photo, () => setIsMissing(true));
  return <Preview source={source} isMissing={isMissing} isRemoved={isRemoved} />;
}

interface PreviewProps {
  /** `undefined` while it is being read. */
  source: string | Blob | undefined;
  isMissing?: boolean;
  isRemoved: boolean;
}

function Preview({ source, isMissing = false, isRemoved }: PreviewProps) {
  const [unshown, setUnshown] = useState<string | Blob | null>(null);
  return (
    <span className={styles.root} data-removed={isRemoved || undefined}>
      {isMissing || source === unshown ? (
        <Icon of={ImageOff} />
      ) : (
        source !== undefined && <Picture source={source} onError={() => setUnshown(source)} />
      )}
    </span>
  );
}

interface PictureProps {
  source: string | Blob;
  onError: () => void;
}

function Picture({ source, onError }: PictureProps) {
  /** A file gets an address of this page, which is given back when the picture goes. */
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = typeof source === "string" ? source : URL.createObjectURL(source);
      picture.src = url;
      return () => {
        if (typeof source !== "string") URL.revokeObjectURL(url);
      };
    },
    [source],
  );
  return <img ref={show} alt="" draggable={false} onError={onError} />;
}
