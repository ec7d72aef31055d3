import * as styles from "./bag-boxes.module.css";

interface BagBoxesProps {
  kept: number;
  of: number;
}

/** The most fish that have a box each. A larger bag has no boxes, because they could not be counted at a glance. */
const MOST_BOXES = 12;

/** One small box a fish, filled as they are kept. The sentence beside it says the same. */
export function BagBoxes({ kept, of }: BagBoxesProps) {
  if (of > MOST_BOXES) return null;
  return (
    <span className={styles.root} aria-hidden>
      {Array.from({ length: of }, (_none, index) => (
        <i key={index} data-full={index < kept || undefined} />
      ))}
    </span>
  );
}
