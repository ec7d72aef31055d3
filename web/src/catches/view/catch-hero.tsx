import type { Catch } from "@creel/domain/catches/catch";
import type { Photo } from "@creel/domain/photos/photo";
import { findSpecies } from "@creel/domain/species/species";

import "../../species/species-colors.css";
import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { Button } from "react-aria-components";

import { PhotoImage } from "../../photos/photo-image.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Contours } from "../../ui/art/contours.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { lureName } from "../labels/lure-names.ts";

import * as styles from "./catch-hero.module.css";

interface CatchHeroProps {
  caught: Catch;
  cover: Photo | undefined;
  onFail: (photo: Photo) => void;
  onShow: () => void;
  onClose: () => void;
}

export function CatchHero({ caught: { id, species, lure_type: lure }, cover, ...handlers }: CatchHeroProps) {
  const { onFail, onShow, onClose } = handlers;
  return (
    <div className={styles.root} data-species={findSpecies(species).token}>
      {cover ? (
        <Button className={styles.photo} aria-label={t`Enlarge the photos`} onPress={onShow}>
          <PhotoImage
            photo={cover}
            alt={speciesName(species)}
            sizes="(max-width: 820px) 100vw, 760px"
            onFail={() => onFail(cover)}
          />
        </Button>
      ) : (
        <>
          <Contours seed={id} />
          <span className={styles.initials} aria-hidden>
            {findSpecies(species).initials}
          </span>
        </>
      )}
      {lure && <span className={styles.caption}>{lureName(lure)}</span>}
      <IconButton label={t`Close`} className={styles.close} onPress={onClose}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}
