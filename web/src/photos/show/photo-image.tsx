import "./photo-image.css";
import { PHOTO_SIDES } from "@creel/domain/photos/photo";
import type { Photo } from "@creel/domain/photos/photo";

interface PhotoImageProps {
  photo: Photo;
  /** Empty where its subject stands beside it. */
  alt: string;
  /** How wide it is drawn, as the `sizes` of an `<img>`. */
  sizes: string;
  /** Its file cannot be loaded: whoever shows it puts something else there. */
  onFail: () => void;
  /** The whole of it instead of what fills the frame. */
  isWhole?: boolean;
  /** It will be wanted in a moment, though it cannot be seen yet. */
  isNext?: boolean;
}

/** A photo over its placeholder, in the rendition that fits. The frame around it gives the size. */
export function PhotoImage({ photo, alt, sizes, onFail, isWhole = false, isNext = false }: PhotoImageProps) {
  const { url, thumbnailUrl, width, height, placeholder } = photo;
  const scale = Math.min(1, PHOTO_SIDES.thumbnail / Math.max(width, height));
  return (
    <span className={isWhole ? "photo photo-whole" : "photo"}>
      <img className="photo-placeholder" src={placeholder} alt="" aria-hidden />
      <img
        // Another address is another picture: the former one must not stand there while it loads.
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
    </span>
  );
}
