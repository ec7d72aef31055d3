import "./catch-card.css";
import type { Catch } from "@creel/domain/catches/catch";
import { memo } from "react";

import { useWorking } from "../../photos/show/use-working.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import type { Units } from "../../units/make-units.ts";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import { formatShort, sampleMark } from "../logbook/format.ts";
import type { CatchActions } from "./actions.ts";
import { ActionButtons, ActionMenu } from "./catch-actions.tsx";
import { CatchName } from "./catch-name.tsx";
import { CatchPicture, CatchThumbnail } from "./catch-thumbnail.tsx";

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
  if (!cover && isPhone) return <BareRow caught={caught} actions={actions} />;
  return (
    <article className="catch-card">
      <CatchPicture
        caught={caught}
        cover={cover}
        onFail={hide}
        sizes="(max-width: 820px) 100vw, 300px"
        className="catch-card-picture"
      />
      <div className="catch-card-head">
        <h3>
          <CatchName className="catch-card-name" onOpen={() => actions.onView(caught)}>
            {caught.species}
          </CatchName>
        </h3>
        <div className="catch-card-menu">
          <ActionMenu caught={caught} actions={actions} />
        </div>
      </div>
      <CardFigures caught={caught} />
      {caught.lure_type && <p className="catch-card-sub">{caught.lure_type}</p>}
      <p className="catch-card-sub">{formatShort(caught) + sampleMark(caught)}</p>
      {caught.notes && <p className="catch-card-sub catch-card-notes">{caught.notes}</p>}
    </article>
  );
}

/** Renders nothing without a measure. */
function CardFigures({ caught: { weight, length, depth } }: Pick<CatchCardProps, "caught">) {
  const units = useUnits();
  if (weight === null && length === null && depth === null) return null;
  return (
    <div className="catch-card-figures">
      <MeasureFigure measure="weight" value={weight} />
      <MeasureFigure measure="length" value={length} />
      {depth !== null && (
        <span className="catch-card-depth catch-card-sub">{units.format("depth", depth)}</span>
      )}
    </div>
  );
}

function BareRow({ caught, actions }: VariantProps) {
  return (
    <article className="log-row log-row-bare">
      <SpeciesMark species={caught.species} isRinged />
      <CardText caught={caught} actions={actions} />
      <NarrowEnd caught={caught} actions={actions} />
    </article>
  );
}

/** Only one of the desktop and the phone version is rendered: buttons are slow, and lists are long. */
function ListRow({ caught, actions }: VariantProps) {
  const isPhone = useIsPhone();
  return (
    <article className="log-row">
      <CatchThumbnail caught={caught} className="log-row-plate" />
      <CardText caught={caught} actions={actions} />
      {isPhone ? (
        <NarrowEnd caught={caught} actions={actions} />
      ) : (
        <WideEnd caught={caught} actions={actions} />
      )}
    </article>
  );
}

function WideEnd({ caught, actions }: VariantProps) {
  return (
    <>
      <span className="figure-cell">
        <MeasureFigure measure="weight" value={caught.weight} />
      </span>
      <span className="figure-cell">
        <MeasureFigure measure="length" value={caught.length} isLight />
      </span>
      <ActionButtons caught={caught} actions={actions} />
    </>
  );
}

function NarrowEnd({ caught, actions }: VariantProps) {
  return (
    <>
      <div className="log-row-figures">
        <MeasureFigure measure="weight" value={caught.weight} />
        <MeasureFigure measure="length" value={caught.length} isLight className="log-row-length" />
      </div>
      <div className="log-row-actions">
        <ActionMenu caught={caught} actions={actions} />
      </div>
    </>
  );
}

function CompactRow({ caught, actions, isChosen = false }: VariantProps) {
  return (
    <article className={classNames("log-row log-row-compact", isChosen && "log-row-chosen")}>
      <CatchThumbnail caught={caught} className="log-row-plate" />
      <CardText caught={caught} actions={actions} />
      <NarrowEnd caught={caught} actions={actions} />
    </article>
  );
}

function CardText({ caught, actions }: Pick<CatchCardProps, "caught" | "actions">) {
  const tackle = describeTackle(caught, useUnits());
  return (
    <div className="log-row-words">
      <h3>
        <CatchName className="log-row-name" onOpen={() => actions.onView(caught)}>
          {caught.species}
        </CatchName>
      </h3>
      {tackle && <p className="log-row-sub">{tackle}</p>}
      <p className="log-row-sub log-row-when">{formatShort(caught)}</p>
      {caught.notes && <p className="log-row-sub">{caught.notes}</p>}
    </div>
  );
}

/** As in "Jig · 18 ft deep". A narrow row cuts the end, so "Sample" stands first. */
function describeTackle({ is_sample: isSample, lure_type: lure, depth }: Catch, units: Units): string {
  return [isSample && "Sample", lure, depth !== null && `${units.format("depth", depth)} deep`]
    .filter(Boolean)
    .join(" · ");
}
