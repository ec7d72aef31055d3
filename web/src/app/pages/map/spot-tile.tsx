import type { Catch } from "@creel/domain/catches/catch";

import { CatchPicture } from "../../../catches/list/catch-thumbnail.tsx";
import { formatShort, sampleMark } from "../../../catches/logbook/format.ts";
import { useWorking } from "../../../photos/show/use-working.ts";
import { MeasureFigure } from "../../../units/measure-figure.tsx";

interface SpotTileProps {
  caught: Catch;
  onView: (caught: Catch) => void;
}

export function SpotTile({ caught, onView }: SpotTileProps) {
  const { photos, hide } = useWorking(caught.photos);
  return (
    <article className="spot-tile">
      <CatchPicture caught={caught} cover={photos[0]} onFail={hide} sizes="180px" />
      <h3>
        <button type="button" className="catch-name" onClick={() => onView(caught)}>
          {caught.species}
        </button>
      </h3>
      <div className="spot-tile-figures">
        <MeasureFigure measure="weight" value={caught.weight} />
        <MeasureFigure measure="length" value={caught.length} isLight />
      </div>
      <p className="small muted">{formatShort(caught) + sampleMark(caught)}</p>
    </article>
  );
}
