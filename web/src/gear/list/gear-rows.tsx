import type { Gear } from "@creel/domain/gear/gear";
import { plural, t } from "@lingui/core/macro";
import {
  ChevronDown,
  FishingRod,
  Combine,
  EllipsisVertical,
  NotebookText,
  Pencil,
  Trash2,
} from "lucide-react";
import { useState, type ReactNode } from "react";

import { dateLocale } from "../../i18n/locale.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { PendingBadge } from "../../outbox/pending-badge.tsx";
import { PhotoImage } from "../../photos/photo-image.tsx";
import { useWorking } from "../../photos/use-working.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Hook } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { NoFigure, Figure } from "../../ui/layout/figure.tsx";
import { Menu, MenuItem, MenuRule } from "../../ui/overlays/menu.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { isOfGear } from "../data/gear-items.ts";
import { stateName } from "../data/gear-names.ts";
import type { LureRow } from "../data/lure-rows.ts";
import type { GearAction } from "./gear-dialogs.tsx";
import { isDrawn, LureDrawing } from "./lure-drawing.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./gear-rows.module.css";

/** The number of rows before "Show more" is pressed. */
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
      <GearName gear={gear} name={name} about={about} />
      <span className={styles.best}>
        {best ? (
          <>
            <SpeciesMark species={best.species} />
            <span className={utilities.visuallyHidden}>{t`Best: ${speciesName(best.species)}`} </span>
            <MeasureFigure measure="weight" value={best.weight} />
          </>
        ) : (
          <NoFigure label={t`no best yet`} />
        )}
      </span>
      <FishCount fish={caught.fish} />
      <span className={styles.last}>{last === null ? t`not yet` : formatLast(last)}</span>
      <GearMenu gear={gear} variantId={variantId} name={name} onAction={onAction} />
    </li>
  );
}

/** Formats the day of an instant on this device's clock, such as "20 Nov", or "20 Nov 2025" in another year. */
function formatLast(instant: string): string {
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(dateLocale, { day: "numeric", month: "short", ...year }).format(date);
}

interface RodListProps {
  rods: readonly Gear[];
  onAction: (action: GearAction) => void;
}

export function RodList({ rods, onAction }: RodListProps) {
  return (
    <ul>
      {rods.map((rod) => (
        <li key={rod.id} className={classNames(styles.row, styles.rod)}>
          <GearPicture gear={rod}>
            <Icon of={FishingRod} />
          </GearPicture>
          <GearName gear={rod} name={rod.name} about={describeRod(rod)} />
          <FishCount fish={rod.fish} />
          <GearMenu gear={rod} name={rod.name} onAction={onAction} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the brand and fields, such as "St. Croix, 6 ft 10, 8 lb braid". */
function describeRod({ brand, fields }: Gear): string {
  return [brand, ...fields.map(({ value }) => value)].filter(Boolean).join(", ");
}

function FishCount({ fish }: { fish: number }) {
  if (fish === 0) {
    return (
      <span className={styles.fish}>
        <NoFigure label={t`no fish yet`} />
      </span>
    );
  }
  const figure = formatDecimals(fish, { min: 0, max: 0, isGrouped: true });
  return (
    <Figure
      className={styles.fish}
      amounts={[{ figure, unit: t`${plural(fish, { one: "fish", other: "fish" })}` }]}
    />
  );
}

interface GearNameProps {
  gear: Gear;
  /** The name in the row, including the color. */
  name: string;
  about: string;
}

function GearName({ gear: { id, state }, name, about }: GearNameProps) {
  const isPending = useOutbox().some(isOfGear(id));
  return (
    <div>
      <p className={styles.name}>
        {name}
        {state !== "in_use" && <span className={styles.state}>{stateName(state)}</span>}
      </p>
      {about !== "" && <p className={styles.about}>{about}</p>}
      {isPending && <PendingBadge />}
    </div>
  );
}

/** Shows the item's photo, or the children if there is none. */
function GearPicture({ gear: { photo }, children }: { gear: Gear; children: ReactNode }) {
  const working = useWorking(photo ? [photo] : []);
  const [shown] = working.photos;
  return (
    <span className={styles.picture}>
      {shown ? <PhotoImage photo={shown} alt="" sizes="64px" onFail={() => working.hide(shown)} /> : children}
    </span>
  );
}

interface GearMenuProps {
  gear: Gear;
  /** The variant in the row; `null` for a lure or a rod as a whole. */
  variantId?: string | null;
  /** The name in the row, including the color. */
  name: string;
  onAction: (action: GearAction) => void;
}

function GearMenu({ gear, variantId = null, name, onAction }: GearMenuProps) {
  const act = (kind: "edit" | "merge" | "delete") => () => onAction({ kind, gear });
  return (
    <Menu
      label={name}
      trigger={
        <IconButton label={t`More about ${name}`}>
          <Icon of={EllipsisVertical} />
        </IconButton>
      }
    >
      <MenuItem icon={NotebookText} href={`/catches?${filterOf(gear, variantId)}`}>{t`Its catches`}</MenuItem>
      <MenuItem icon={Pencil} onAction={act("edit")}>{t`Edit`}</MenuItem>
      <MenuItem icon={Combine} onAction={act("merge")}>{t`Merge into another`}</MenuItem>
      <MenuRule />
      <MenuItem icon={Trash2} isDanger onAction={act("delete")}>{t`Delete`}</MenuItem>
    </Menu>
  );
}

function filterOf({ id, kind }: Gear, variantId: string | null): string {
  if (variantId !== null) return `variant_id=${variantId}`;
  return kind === "lure" ? `lure_id=${id}` : `rod_id=${id}`;
}
