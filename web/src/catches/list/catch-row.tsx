import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";

import { formatShort } from "../../dates/format-catch-time.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import type { Units } from "../../units/make-units.ts";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import { countedName, figuresOfOne } from "../labels/counted-name.ts";
import { describeDepth } from "../labels/describe-depth.ts";
import { WhenAndFate } from "../labels/fate-mark.tsx";
import { lureName } from "../labels/lure-names.ts";
import { CatchWater } from "../labels/water-name.tsx";
import { OnThisPhone } from "../outbox/pending-context.tsx";
import { ActionButtons, ActionMenu } from "./catch-actions.tsx";
import { CatchName } from "./catch-name.tsx";
import type { CatchActions } from "./catch-row-actions.ts";
import { CatchThumbnail } from "./catch-thumbnail.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./catch-row.module.css";

interface RowProps {
  caught: Catch;
  actions: CatchActions;
}

/** Below each other on a phone, where others have pictures. */
export function BareRow({ caught, actions }: RowProps) {
  return (
    <article className={classNames(styles.row, styles.bare)}>
      <SpeciesMark species={caught.species} isRinged />
      <CardText caught={caught} actions={actions} />
      <NarrowEnd caught={caught} actions={actions} />
    </article>
  );
}

/** Only one of the desktop and the phone version is rendered: buttons are slow, and lists are long. */
export function ListRow({ caught, actions }: RowProps) {
  const isPhone = useIsPhone();
  return (
    <article className={styles.row}>
      <CatchThumbnail caught={caught} className={styles.plate} />
      <CardText caught={caught} actions={actions} />
      {isPhone ? (
        <NarrowEnd caught={caught} actions={actions} />
      ) : (
        <WideEnd caught={caught} actions={actions} />
      )}
    </article>
  );
}

function WideEnd({ caught, actions }: RowProps) {
  return (
    <>
      <span className={styles.figure}>
        <MeasureFigure measure="weight" value={caught.weight} />
      </span>
      <span className={styles.figure}>
        <MeasureFigure measure="length" value={caught.length} isLight />
      </span>
      <div className={classNames(styles.actions, utilities.onlyDesk)}>
        <ActionButtons caught={caught} actions={actions} />
      </div>
    </>
  );
}

function NarrowEnd({ caught, actions }: RowProps) {
  return (
    <>
      <div className={styles.figures}>
        <MeasureFigure measure="weight" value={caught.weight} />
        <MeasureFigure measure="length" value={caught.length} isLight className={styles.length} />
      </div>
      <div className={styles.actions}>
        <ActionMenu caught={caught} actions={actions} />
      </div>
    </>
  );
}

interface CompactRowProps extends RowProps {
  /** Its pin is chosen on the map. */
  isChosen?: boolean;
}

export function CompactRow({ caught, actions, isChosen = false }: CompactRowProps) {
  return (
    <article className={classNames(styles.row, styles.compact, isChosen && styles.chosen)}>
      <CatchThumbnail caught={caught} className={styles.plate} />
      <CardText caught={caught} actions={actions} />
      <NarrowEnd caught={caught} actions={actions} />
    </article>
  );
}

function CardText({ caught, actions }: RowProps) {
  const tackle = describeTackle(caught, useUnits());
  return (
    <div className={styles.words}>
      <h3>
        <CatchName className={styles.name} onOpen={() => actions.onView(caught)}>
          {countedName(caught)}
        </CatchName>
      </h3>
      {tackle && (
        <p className={styles.sub} title={tackle}>
          {tackle}
        </p>
      )}
      <CatchWater caught={caught} className={styles.sub} />
      <WhenAndFate
        when={formatShort(caught)}
        fate={caught.fate}
        className={classNames(styles.sub, styles.when)}
      />
      <OnThisPhone catchId={caught.id} className={styles.badge} />
      {caught.notes && (
        <p className={styles.sub} title={caught.notes}>
          {caught.notes}
        </p>
      )}
    </div>
  );
}

/** As in "Jig · 18 ft deep". A narrow row cuts the end, so "Sample" stands first. */
function describeTackle(caught: Catch, units: Units): string {
  const { is_sample: isSample, lure_type: lure, depth } = caught;
  return [isSample && t`Sample`, lure && lureName(lure), describeDepth(depth, units), figuresOfOne(caught)]
    .filter(Boolean)
    .join(" · ");
}
