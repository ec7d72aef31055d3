import type { Photo } from "@creel/domain/photos/photo";
import { t } from "@lingui/core/macro";

import { PhotoImage } from "../../photos/photo-image.tsx";
import { useWorking } from "../../photos/use-working.ts";
import { useKeptPhoto } from "../data/use-kept-photo.ts";

import * as styles from "./whole-photo.module.css";

/** Degrees of a quarter turn. */
const QUARTER = 90;

interface WholePhotoProps {
  photo: Photo;
  name: string;
  /** Quarter turns to the right. */
  turns: number;
}

/** All of the photo. On its side, the frame changes its sides, so that the photo is as large as the phone allows. */
export function WholePhoto({ photo, name, turns }: WholePhotoProps) {
  const kept = useKeptPhoto(photo);
  const working = useWorking(kept ? [kept] : []);
  const [shown] = working.photos;
  const isOnSide = turns % 2 !== 0;
  const [width, height] = isOnSide ? [photo.height, photo.width] : [photo.width, photo.height];
  if (kept && !shown) {
    return (
      <p
        className={styles.missing}
      >{t`The photo isn’t on this phone yet. It shows once you have a signal.`}</p>
    );
  }
  return (
    <div className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      <div
        className={styles.turned}
        data-side={isOnSide || undefined}
        style={{ rotate: `${turns * QUARTER}deg` }}
      >
        {shown && (
          <PhotoImage
            photo={shown}
            alt={t`Photo of ${name}`}
            sizes="100vw"
            onFail={() => working.hide(shown)}
            isWhole
            isNext
          />
        )}
      </div>
    </div>
  );
}
