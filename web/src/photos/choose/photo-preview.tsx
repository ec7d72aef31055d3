import { ImageOff } from "lucide-react";
import { useCallback, useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import type { FormPhoto } from "./form-photo.ts";

import * as styles from "./photo-preview.module.css";

/** The photo itself, small; a crossed-out picture where this browser cannot show it. */
export function PhotoPreview({ photo }: { photo: FormPhoto }) {
  const source = photo.kind === "stored" ? photo.photo.thumbnailUrl : photo.file;
  const [unshown, setUnshown] = useState<string | Blob | null>(null);
  return (
    <span className={styles.root} data-removed={photo.isRemoved || undefined}>
      {source === unshown ? (
        <Icon of={ImageOff} />
      ) : (
        <Picture source={source} onError={() => setUnshown(source)} />
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
      return () => URL.revokeObjectURL(url);
    },
    [source],
  );
  return <img ref={show} alt="" draggable={false} onError={onError} />;
}
