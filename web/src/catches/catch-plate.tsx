import "./catch-plate.css";
import "../species/species-colors.css";
import type { Catch } from "@creel/domain/catches/catch";
import { findSpecies } from "@creel/domain/species/species";

import { PhotoImage } from "../photos/photo-image.tsx";
import { useWorking } from "../photos/use-working.ts";
import { SpeciesMark, SpeciesPlate } from "../species/species-mark.tsx";
import { Isobaths } from "../ui/isobaths.tsx";

interface PlateProps {
  caught: Pick<Catch, "species" | "photos">;
}

/** The square of a row: the cover with the species' tag, or the species' color with its letters. */
export function CatchPlate({ caught: { species, photos } }: PlateProps) {
  const working = useWorking(photos);
  const [cover] = working.photos;
  if (!cover) return <SpeciesPlate species={species} />;
  return (
    <span aria-hidden className="species-plate" data-species={findSpecies(species).token}>
      <PhotoImage photo={cover} alt="" sizes="64px" onFail={() => working.hide(cover)} />
      <span className="species-tag">{findSpecies(species).initials}</span>
    </span>
  );
}

interface PictureProps extends PlateProps {
  /** How wide it is drawn, as the `sizes` of an `<img>`. */
  sizes: string;
}

/** The picture of a card: the cover, or a chart in the species' color, with its mark in the corner. */
export function CatchPicture({ caught: { species, photos }, sizes }: PictureProps) {
  const working = useWorking(photos);
  const [cover] = working.photos;
  return (
    <div className="catch-picture" data-species={findSpecies(species).token}>
      {cover ? (
        <PhotoImage photo={cover} alt="" sizes={sizes} onFail={() => working.hide(cover)} />
      ) : (
        <Isobaths drawing="plate" />
      )}
      <SpeciesMark species={species} isRinged />
    </div>
  );
}
