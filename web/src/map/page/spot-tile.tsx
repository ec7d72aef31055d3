import type { Catch } from "@creel/domain/catches/catch";

import { CatchName } from "../../catches/list/catch-name.tsx";
import { CatchPicture } from "../../catches/list/catch-thumbnail.tsx";
import { formatShort, markSample } from "../../catches/logbook/format.ts";
import { OnThisPhone } from "../../outbox/overlay/on-this-phone.tsx";
import { useWorking } from "../../photos/show/use-working.ts";
import { speciesName } from "../../species/species-names.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { MeasureFigure } from "../../units/measure-figure.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./spot-panel.module.css";

interface SpotTileProps {
  caught: Catch;
  onView: (caught: Catch) => void;
}

export function SpotTile({ caught, onView }: SpotTileProps) {
  const { photos, hide } = useWorking(caught.photos);
  return (
    <article className={styles.tile}>
      <CatchPicture caught={caught} cover={photos[0]} onFail={hide} sizes="180px" />
      <h3>
        <CatchName className={styles.name} onOpen={() => onView(caught)}>
          {speciesName(caught.species)}
        </CatchName>
      </h3>
      <div className={styles.figures}>
        <MeasureFigure measure="weight" value={caught.weight} />
        <MeasureFigure measure="length" value={caught.length} isLight />
      </div>
      <p className={classNames(utilities.small, utilities.muted)}>
        {markSample(formatShort(caught), caught)}
      </p>
      <OnThisPhone catchId={caught.id} />
    </article>
  );
}
