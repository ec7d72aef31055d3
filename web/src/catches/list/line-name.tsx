import { t } from "@lingui/core/macro";
import { Image } from "lucide-react";

import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./line-name.module.css";

interface LineNameProps {
  species: string;
  /** The species with the number of fish, if the catch is of several. */
  name?: string;
  /** Whether it is told that there is a photo. */
  hasPhoto?: boolean;
  onOpen: () => void;
}

/** Names a catch in its line of a table, and opens it. */
export function LineName({ species, name = speciesName(species), hasPhoto = false, onOpen }: LineNameProps) {
  return (
    <>
      <button type="button" className={styles.root} onClick={onOpen}>
        <SpeciesMark species={species} />
        <span title={name}>{name}</span>
        {hasPhoto && <Icon of={Image} isSmall />}
      </button>
      {hasPhoto && <span className={utilities.visuallyHidden}>{t`with a photo`}</span>}
    </>
  );
}
