import { plural, t } from "@lingui/core/macro";
import { ChevronDown } from "lucide-react";
import { useState } from "react";

import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Hook } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { NoFigure } from "../../ui/layout/figure.tsx";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { isDrawn, LureDrawing } from "../art/lure-drawing.tsx";
import { formatLast } from "../data/format-last.ts";
import type { LureRow } from "../data/lure-rows.ts";
import { FishCount } from "./fish-count.tsx";
import type { GearAction } from "./gear-dialogs.tsx";
import { GearMenu } from "./gear-menu.tsx";
import { GearName } from "./gear-name.tsx";
import { GearPicture } from "./gear-picture.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./gear-row.module.css";

/** More are shown when they are asked for. */
const SHOWN = 7;

interface LureListProps {
  rows: readonly LureRow[];
  onAction: (action: GearAction) => void;
}

export function LureList({ rows, onAction }: LureListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const more = rows.length - SHOWN;
  return (
    <>
      <ul>
        {(isWhole ? rows : rows.slice(0, SHOWN)).map((row) => (
          <LureLine key={row.variantId ?? row.gear.id} row={row} onAction={onAction} />
        ))}
      </ul>
      {!isWhole && more > 0 && (
        <Button look="quiet" onPress={() => setIsWhole(true)}>
          {t`${plural(more, { one: "Show # more", other: "Show # more" })}`}
          <Icon of={ChevronDown} isSmall />
        </Button>
      )}
    </>
  );
}

interface LureLineProps {
  row: LureRow;
  onAction: (action: GearAction) => void;
}

function LureLine({ row: { gear, variantId, name, about, caught }, onAction }: LureLineProps) {
  const { best, last_at: last } = caught;
  const kind = { lureType: gear.lure_type, name: gear.name };
  const variant = gear.variants.find(({ id }) => id === variantId);
  return (
    <li className={styles.row}>
      <GearPicture gear={gear}>
        {isDrawn(kind) ? <LureDrawing {...kind} color={variant?.color ?? null} /> : <Icon of={Hook} />}
      </GearPicture>
      <GearName name={name} about={about} state={gear.state} />
      <span className={styles.best}>
        {best ? (
          <>
            <SpeciesMark species={best.species} />
            <span className={utilities.visuallyHidden}>{t`Best: ${speciesName(best.species)}`} </span>
            <MeasureFigure measure="weight" value={best.weight} />
          </>
        ) : (
          <NoFigure heard={t`no best yet`} />
        )}
      </span>
      <FishCount fish={caught.fish} />
      <span className={styles.last}>{last === null ? t`not yet` : formatLast(last)}</span>
      <GearMenu gear={gear} variantId={variantId} name={name} onAction={onAction} />
    </li>
  );
}
