import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import { plural, t } from "@lingui/core/macro";

import type { CatchActions } from "../../catches/list/actions.ts";
import { ActionMenu } from "../../catches/list/catch-actions.tsx";
import { CatchName } from "../../catches/list/catch-name.tsx";
import { CatchThumbnail } from "../../catches/list/catch-thumbnail.tsx";
import { formatShort } from "../../catches/logbook/format.ts";
import { speciesName } from "../../species/species-names.ts";
import { useUnits } from "../../units/use-units.ts";
import { AnglerLink } from "./catch-cells.tsx";

import * as styles from "./admin-catches.module.css";

interface CatchLineProps {
  caught: AdminCatch;
  actions: CatchActions;
}

export function CatchLine({ caught, actions }: CatchLineProps) {
  const { format } = useUnits();
  const { species, weight, length, photos } = caught;
  const count = photos.length;
  const facts = [
    weight !== null && format("weight", weight),
    length !== null && format("length", length),
    count > 0 && t`${plural(count, { one: "# photo", other: "# photos" })}`,
  ].filter(Boolean);
  return (
    <article className={styles.line}>
      <CatchThumbnail caught={caught} />
      <div className={styles.words}>
        <h3>
          <CatchName onOpen={() => actions.onView(caught)}>{speciesName(species)}</CatchName>
        </h3>
        {facts.length > 0 && <p>{facts.join(" · ")}</p>}
        <p>{formatShort(caught)}</p>
        <AnglerLink caught={caught} />
      </div>
      <div className={styles.menu}>
        <ActionMenu caught={caught} actions={actions} />
      </div>
    </article>
  );
}
