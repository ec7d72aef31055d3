import { PHOTO_SIDES, type Photo } from "@creel/domain/photos/photo";

import { classNames } from "../ui/styles/class-names.ts";
import { useShownPhoto } from "./use-shown-photo.ts";

import * as styles from "./photo-image.module.css";

interface PhotoImageProps {
  photo: Photo;
  /** Empty where text beside it names the subject. */
  alt: string;
  /** The `sizes` of the `<img>`. */
  sizes: string;
  /** The file could not be loaded. */
  onFail: () => void;
  /** Shows all of it, without filling the frame. */
  isWhole?: boolean;
  /** Loads it eagerly, though it is out of sight. */
  isNext?: boolean;
}

/** Shows the placeholder until the rendition is loaded. The frame gives the size. */
export function PhotoImage({ photo, alt, sizes, onFail, isWhole = false, isNext = false }: PhotoImageProps) {
  const { url, thumbnailUrl, width, height, placeholder } = useShownPhoto(photo, onFail);
  const scale = Math.min(1, PHOTO_SIDES.thumbnail / Math.max(width, height));
  return (
    <span className={classNames(styles.root, isWhole && styles.whole)}>
      <img src={placeholder} alt="" aria-hidden />
      {url !== undefined && (
        <img
          // Another URL is another picture: the previous one must not stay while it loads.
          key={url}
          src={thumbnailUrl}
          srcSet={`${thumbnailUrl} ${Math.round(width * scale)}w, ${url} ${width}w`}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={isNext ? "eager" : "lazy"}
          decoding="async"
          onError={onFail}
        />
      )}
    </span>
  );
}
