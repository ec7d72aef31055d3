import type { Photo } from "@creel/domain/photos/photo";
import { plural, t } from "@lingui/core/macro";
import { Button } from "react-aria-components";

import { classNames } from "../ui/styles/class-names.ts";
import { PhotoImage } from "./photo-image.tsx";
import { useShownPhoto } from "./use-shown-photo.ts";

import * as styles from "./photo-strip.module.css";

const FIRST = 4;

interface PhotoStripProps {
  photos: readonly Photo[];
  onFail: (photo: Photo) => void;
  /** Opens the lightbox at this index. */
  onShow: (index: number) => void;
}

/** The rest is behind one button. */
export function PhotoStrip({ photos, onFail, onShow }: PhotoStripProps) {
  const more = photos.length - FIRST;
  return (
    <ul className={styles.root} aria-label={t`Photos`}>
      {photos.slice(0, FIRST).map((photo, index) => (
        <li key={photo.id}>
          <PhotoLink photo={photo} number={index + 1} onFail={() => onFail(photo)} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Button className={classNames(styles.cell, styles.more)} onPress={() => onShow(FIRST)}>
            {t`${plural(more, { one: "+# more photo", other: "+# more photos" })}`}
          </Button>
        </li>
      )}
    </ul>
  );
}

interface PhotoLinkProps {
  photo: Photo;
  number: number;
  onFail: () => void;
}

function PhotoLink({ photo, number, onFail }: PhotoLinkProps) {
  const { url } = useShownPhoto(photo);
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.cell}>
      <PhotoImage photo={photo} alt={t`Photo ${number}, opens in a new tab`} sizes="160px" onFail={onFail} />
    </a>
  );
}
