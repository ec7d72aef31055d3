import * as styles from "./print.module.css";

/** The initials of a species in a ring. Its name stands beside it. */
export function SheetMark({ initials }: { initials: string }) {
  return (
    <span className={styles.mark} aria-hidden>
      {initials}
    </span>
  );
}

interface SheetBarProps {
  /** From 0 to 1. The figure stands beside the bar. */
  part: number;
}

export function SheetBar({ part }: SheetBarProps) {
  return <span className={styles.bar} style={{ inlineSize: `${100 * part}%` }} />;
}

interface SheetLinesProps {
  /** The words below each line, such as "Date and signature". */
  names: readonly string[];
}

/** Lines to write on with a pen. */
export function SheetLines({ names }: SheetLinesProps) {
  return (
    <div className={styles.lines}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

interface SheetPhotosProps {
  photos: readonly { id: string; url: string; description: string }[];
  onLoad?: () => void;
}

/** Photos in gray, three in a row. */
export function SheetPhotos({ photos, onLoad }: SheetPhotosProps) {
  return (
    <div className={styles.photos}>
      {photos.map(({ id, url, description }) => (
        <img key={id} src={url} alt={description} onLoad={onLoad} onError={onLoad} />
      ))}
    </div>
  );
}
