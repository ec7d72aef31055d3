import type { Catch } from "@creel/domain/catches/catch";
import { useState } from "react";

import { formatShort } from "../../catches/format.ts";
import { speciesColors } from "../../species/species-colors.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Isobaths } from "../../ui/isobaths.tsx";

interface SpotTileProps {
  caught: Catch;
  onView: (caught: Catch) => void;
}

/** A small picture of a catch with its name under it; the whole of it opens the catch. */
export function SpotTile({ caught, onView }: SpotTileProps) {
  return (
    <article className="spot-tile">
      <Picture caught={caught} />
      <h3>
        <button type="button" className="catch-name" onClick={() => onView(caught)}>
          {caught.species}
        </button>
      </h3>
      <div className="spot-tile-figures">
        <Figure value={caught.weight} unit="lb" />
        <Figure value={caught.length} unit="in" isLight />
      </div>
      <p className="small muted">{formatShort(caught)}</p>
    </article>
  );
}

/** The cover; the plate of the species where there is none, or it cannot be shown. */
function Picture({ caught }: Pick<SpotTileProps, "caught">) {
  const [cover] = caught.photos;
  const [failedId, setFailedId] = useState<string>();
  const isShown = cover !== undefined && cover.id !== failedId;
  return (
    <div className="spot-tile-picture" style={speciesColors(caught.species)}>
      {isShown ? (
        <img
          src={cover.thumbnailUrl}
          width={cover.width}
          height={cover.height}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedId(cover.id)}
        />
      ) : (
        <Isobaths drawing="plate" />
      )}
      <SpeciesMark species={caught.species} isRinged />
    </div>
  );
}
