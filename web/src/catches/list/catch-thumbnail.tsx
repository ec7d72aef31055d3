import "../../species/species-colors.css";
import type { Catch } from "@creel/domain/catches/catch";
import type { Photo } from "@creel/domain/photos/photo";
import { findSpecies } from "@creel/domain/species/species";

import { PhotoImage } from "../../photos/photo-image.tsx";
import { useWorking } from "../../photos/use-working.ts";
import { SpeciesMark, SpeciesThumbnail } from "../../species/species-mark.tsx";
import { Contours } from "../../ui/art/contours.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./catch-thumbnail.module.css";

interface ThumbnailProps {
  caught: Pick<Catch, "species" | "photos">;
  /** The `sizes` of the `<img>`. */
  sizes?: string;
  className?: string | undefined;
}

export function CatchThumbnail({ caught: { species, photos }, sizes = "64px", className }: ThumbnailProps) {
  const working = useWorking(photos);
  const [cover] = working.photos;
  const photo = cover && <PhotoImage photo={cover} alt="" sizes={sizes} onFail={() => working.hide(cover)} />;
  return <SpeciesThumbnail species={species} photo={photo} className={className} />;
}

interface PictureProps {
  caught: Pick<Catch, "id" | "species">;
  /** Absent without a photo, or when it could not be loaded. */
  cover: Photo | undefined;
  onFail: (photo: Photo) => void;
  /** The `sizes` of the `<img>`. */
  sizes: string;
  className?: string;
}

/** Without a photo, contours in the species' color at half the height. */
export function CatchPicture({ caught: { id, species }, cover, onFail, sizes, className }: PictureProps) {
  return (
    <div
      className={classNames(styles.picture, !cover && styles.none, className)}
      data-species={findSpecies(species).token}
    >
      {cover ? (
        <PhotoImage photo={cover} alt="" sizes={sizes} onFail={() => onFail(cover)} />
      ) : (
        <Contours seed={id} />
      )}
      <SpeciesMark species={species} isRinged className={styles.mark} />
    </div>
  );
}
