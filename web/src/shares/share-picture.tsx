import type { Share } from "@creel/domain/shares/share";
import { CalendarDays, Route } from "lucide-react";

import { SpeciesThumbnail } from "../species/species-mark.tsx";
import { Icon } from "../ui/art/icon.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { useWaters } from "../waters/data/use-waters.ts";
import { type Shaped, WaterOutline } from "../waters/water-outline.tsx";

import * as styles from "./share-picture.module.css";

/** The shapes of waters by their names. */
export type Outlines = ReadonlyMap<string, Shaped>;

/** Of trips that are shared: a link says no more of a water than its name. */
export function useOutlines(shares: readonly Share[] = []): Outlines {
  const hasTrip = shares.some(({ subject, about }) => subject === "trip" && about?.water);
  const { data } = useWaters(undefined, { enabled: hasTrip });
  return new Map(data?.waters.map((water) => [water.name, { ...water, outline: water.small_outline }]));
}

interface SharePictureProps {
  share: Share;
  outlines: Outlines;
  className: string | undefined;
}

/** The square that stands for what is shared; its title stands beside it, so it is silent. */
export function SharePicture({ share: { subject, about }, outlines, className }: SharePictureProps) {
  if (about?.species) {
    const { species, thumbnail } = about;
    const photo = thumbnail === null ? undefined : <img src={thumbnail} alt="" />;
    return (
      <SpeciesThumbnail species={species} photo={photo} className={classNames(styles.photo, className)} />
    );
  }
  const water = about?.water && subject === "trip" ? outlines.get(about.water) : undefined;
  if (water) return <WaterOutline water={water} className={classNames(styles.outline, className)} />;
  return (
    <span className={classNames(styles.sign, className)} aria-hidden>
      <Icon of={subject === "year" ? CalendarDays : Route} />
    </span>
  );
}
