import { nameBorders } from "@creel/domain/places/borders";
import { cellOf } from "@creel/domain/places/cell";
import { shareCellSize } from "@creel/domain/shares/shown-place";
import { t } from "@lingui/core/macro";
import { EyeOff } from "lucide-react";

import { locale } from "../i18n/locale.ts";
import { PlaceMap, SquareMap } from "../map/place/place-map.tsx";
import { Icon } from "../ui/art/icon.tsx";
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

function Picture({ target: { id, species, place, water }, level }: LevelPreviewProps) {
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
  const square = cellOf(place, shareCellSize(level));
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
  return t`The same square for every catch in it`;
}
