import type { Catch } from "@creel/domain/catches/catch";
import { memo } from "react";

import { formatShort, markSample } from "../../dates/format-catch-time.ts";
import { useWorking } from "../../photos/use-working.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import { countedName, figuresOfOne } from "../labels/counted-name.ts";
import { WhenAndFate } from "../labels/fate-mark.tsx";
import { lureName } from "../labels/lure-names.ts";
import { CatchWater } from "../labels/water-name.tsx";
import { OnThisPhone } from "../outbox/pending-context.tsx";
import { ActionMenu } from "./catch-actions.tsx";
import { CatchName } from "./catch-name.tsx";
import type { CatchActions } from "./catch-row-actions.ts";
import { BareRow, CompactRow, ListRow } from "./catch-row.tsx";
import { CatchPicture } from "./catch-thumbnail.tsx";

import * as styles from "./catch-card.module.css";

interface CatchCardProps {
  caught: Catch;
  actions: CatchActions;
  /** `full` is a picture with a caption, `list` a row of the logbook, `compact` a row beside the map. */
  variant: "full" | "list" | "compact";
  /** Its pin is chosen on the map. */
  isChosen?: boolean;
}

/** Memoized: loading more catches does not render it again. */
export const CatchCard = memo(function CatchCard({ variant, ...props }: CatchCardProps) {
  if (variant === "full") return <FullCard {...props} />;
  return variant === "list" ? <ListRow {...props} /> : <CompactRow {...props} />;
});

type VariantProps = Omit<CatchCardProps, "variant">;

/** Without a photo it is smaller. */
function FullCard({ caught, actions }: VariantProps) {
  const { photos, hide } = useWorking(caught.photos);
  const [cover] = photos;
  const isPhone = useIsPhone();
  const details = [caught.lure_type && lureName(caught.lure_type), figuresOfOne(caught)].filter(Boolean);
  if (!cover && isPhone) return <BareRow caught={caught} actions={actions} />;
  return (
    <article className={styles.root}>
      <CatchPicture
        caught={caught}
        cover={cover}
        onFail={hide}
        sizes="(max-width: 820px) 100vw, 300px"
        className={styles.picture}
      />
      <div className={styles.head}>
        <h3>
          <CatchName className={styles.name} onOpen={() => actions.onView(caught)}>
            {countedName(caught)}
          </CatchName>
        </h3>
        <div className={styles.menu}>
          <ActionMenu caught={caught} actions={actions} />
        </div>
      </div>
      <CardFigures caught={caught} />
      {details.length > 0 && <p className={styles.sub}>{details.join(" · ")}</p>}
      <CatchWater caught={caught} className={styles.sub} />
      <WhenAndFate when={markSample(formatShort(caught), caught)} fate={caught.fate} className={styles.sub} />
      <OnThisPhone catchId={caught.id} className={styles.badge} />
      {caught.notes && <p className={classNames(styles.sub, styles.notes)}>{caught.notes}</p>}
    </article>
  );
}

/** Renders nothing without a measure. */
function CardFigures({ caught: { weight, length, depth } }: Pick<CatchCardProps, "caught">) {
  const units = useUnits();
  if (weight === null && length === null && depth === null) return null;
  return (
    <div className={styles.figures}>
      <MeasureFigure measure="weight" value={weight} />
      <MeasureFigure measure="length" value={length} />
      {depth !== null && (
        <bdi className={classNames(styles.depth, styles.sub)}>{units.format("depth", depth)}</bdi>
      )}
    </div>
  );
}
