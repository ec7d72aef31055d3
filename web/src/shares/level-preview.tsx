import { nameBorders } from "@creel/domain/places/borders";
import { cellOf } from "@creel/domain/places/cell";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { shareCellSize } from "@creel/domain/shares/shown-place";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";

import { locale } from "../i18n/locale.ts";
import { PlaceMap, SquareMap } from "../map/place/place-map.tsx";
import { Icon } from "../ui/art/icon.tsx";
import { squarePlaceQuery } from "./api.ts";
import type { ShareLevel } from "./share-levels.ts";
import type { ShareTarget } from "./share-target.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./level-preview.module.css";

interface LevelPreviewProps {
  target: ShareTarget;
  level: ShareLevel;
}

/** What whoever has the link sees of the place, as the chosen level shows it. */
export function LevelPreview({ target, level }: LevelPreviewProps) {
  return (
    <figure className={styles.root}>
      <Picture target={target} level={level} />
      <figcaption className={utilities.hint}>{captionOf(level)}</figcaption>
    </figure>
  );
}

function Picture({ target, level }: LevelPreviewProps) {
  const { id, species, place, water } = target;
  if (level === "water") return <p className={styles.blank}>{water}</p>;
  if (level === "none" || !place) {
    return (
      <p className={styles.blank}>
        <Icon of={EyeOff} />
      </p>
    );
  }
  if (level === "exact") {
    const fish = species === null ? [] : [{ id, species, place }];
    return (
      <PlaceMap place={place} mark={species === null ? "pin" : "none"} fish={fish} className={styles.map} />
    );
  }
  return <Square target={{ ...target, place }} level={level} />;
}

interface SquareProps {
  target: ShareTarget & { place: Coordinates };
  level: Parameters<typeof shareCellSize>[0];
}

/** Where it is not known whose square it is shown in, as without a network, its own. */
function Square({ target, level }: SquareProps) {
  const { data, isPending } = useQuery(squarePlaceQuery(target.id));
  if (isPending) return <p className={styles.blank} />;
  const square = cellOf(data ?? target.place, shareCellSize(level));
  const { south, north, west, east } = nameBorders(square, locale);
  return (
    <>
      <SquareMap square={square} />
      <p className={utilities.visuallyHidden}>{t`From ${south} to ${north} and ${west} to ${east}`}</p>
    </>
  );
}

function captionOf(level: ShareLevel): string {
  if (level === "none") return t`No map, and no name of the place`;
  if (level === "water") return t`The name you gave it, no map`;
  if (level === "exact") return t`The spot as you see it`;
  return t`The same square for every catch of this spot`;
}
