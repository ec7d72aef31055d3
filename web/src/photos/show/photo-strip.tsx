import "./photo-strip.css";
import type { Photo } from "@creel/domain/photos/photo";
import { Button } from "react-aria-components";

import { PhotoImage } from "./photo-image.tsx";

/** Thumbnails that stand there at once. */
const FIRST = 4;

interface PhotoStripProps {
  photos: readonly Photo[];
  onFail: (photo: Photo) => void;
  /** Shows all of them large, from this one on. */
  onShow: (index: number) => void;
}

/** The first photos small, each a link to itself; the rest behind one button. */
export function PhotoStrip({ photos, onFail, onShow }: PhotoStripProps) {
  const more = photos.length - FIRST;
  return (
    <ul className="photo-strip" aria-label="Photos">
      {photos.slice(0, FIRST).map((photo, index) => (
        <li key={photo.id}>
          <a href={photo.url} target="_blank" rel="noreferrer" className="photo-strip-cell">
            <PhotoImage
              photo={photo}
              alt={`Photo ${index + 1}, opens in a new tab`}
              sizes="160px"
              onFail={() => onFail(photo)}
            />
          </a>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Button className="photo-strip-cell photo-strip-more" onPress={() => onShow(FIRST)}>
            +{more} more {more === 1 ? "photo" : "photos"}
          </Button>
        </li>
      )}
    </ul>
  );
}
