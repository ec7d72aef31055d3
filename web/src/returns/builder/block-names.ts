import { type Block, type BlockKind, type BlockOf, type RowsBy } from "@creel/domain/returns/block";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import {
  AlarmClock,
  CalendarDays,
  Clock,
  Fish,
  type LucideIcon,
  Map as MapIcon,
  PenLine,
  Route,
  Ruler,
  Scale,
  TextAlignStart,
  Users,
  Waypoints,
  Worm,
} from "lucide-react";

import { joinList } from "../../i18n/join-list.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import { formatNumber } from "../../i18n/numbers.ts";
import { speciesName } from "../../species/species-names.ts";
import { NoFish } from "../../ui/art/drawn-icons.ts";
import { KeptIcon, ReleasedHurtIcon, ReleasedIcon } from "../../ui/art/fate-icons.tsx";
import { formatMonthDay } from "../describe/column-names.ts";

const ROWS: Record<RowsBy, MessageDescriptor> = {
  day: msg`One line for each day`,
  month: msg`One line for each month`,
  water: msg`One line for each lake or river`,
  trip: msg`One line for each trip`,
};

const FISH: Record<BlockOf<"fish">["fate"], MessageDescriptor> = {
  any: msg`All fish`,
  kept: msg`Fish kept`,
  released: msg`Fish released`,
  released_hurt: msg`Fish released hurt`,
};

type PlainKind = Exclude<BlockKind, "rows" | "fish">;

const NAMES: Record<PlainKind, MessageDescriptor> = {
  rod_days: msg`Rod-days`,
  blank: msg`Blank`,
  hours: msg`Hours fished`,
  anglers: msg`Anglers`,
  lure: msg`Bait or lure`,
  method: msg`Method`,
  area: msg`Area`,
  sizes: msg`Size classes`,
  weight: msg`Weight`,
  list: msg`List of fish`,
  line: msg`A line to fill in`,
  signature: msg`Signature`,
  deadline: msg`Deadline`,
};

export function blockName(block: Block): string {
  if (block.kind === "rows") return i18n._(ROWS[block.by]);
  return block.kind === "fish" ? i18n._(FISH[block.fate]) : i18n._(NAMES[block.kind]);
}

const ICONS: Record<Exclude<BlockKind, "fish">, LucideIcon> = {
  rows: CalendarDays,
  rod_days: Route,
  blank: NoFish,
  hours: Clock,
  anglers: Users,
  lure: Worm,
  method: Waypoints,
  area: MapIcon,
  sizes: Ruler,
  weight: Scale,
  list: Fish,
  line: TextAlignStart,
  signature: PenLine,
  deadline: AlarmClock,
};

const FATE_ICONS = { any: Fish, kept: KeptIcon, released: ReleasedIcon, released_hurt: ReleasedHurtIcon };

export function blockIcon(block: Block): LucideIcon {
  return block.kind === "fish" ? FATE_ICONS[block.fate] : ICONS[block.kind];
}

const ABOUTS: Record<
  Exclude<BlockKind, "fish" | "weight" | "list" | "sizes" | "line" | "deadline">,
  MessageDescriptor
> = {
  rows: msg`or day, month, lake, trip`,
  rod_days: msg`days with a trip or a fish`,
  blank: msg`no fish that the return counts`,
  hours: msg`all trips together`,
  anglers: msg`people on the trips of a day`,
  lure: msg`as you logged it`,
  method: msg`as you logged it`,
  area: msg`lake, river or place`,
  signature: msg`place, date and signature`,
};

/** Says in a few words what the block counts. */
export function blockAbout(block: Block): string {
  if (block.kind === "line") return block.label ?? "";
  if (block.kind === "deadline") return deadlineAbout(block);
  if (!("fate" in block)) return i18n._(ABOUTS[block.kind]);
  if (block.kind === "fish") return speciesOf(block.species);
  const fish = inSentence(i18n._(FISH[block.fate]));
  return joinList(block.kind === "sizes" ? [boundsOf(block), fish] : [fish, speciesOf(block.species)]);
}

function speciesOf(species: readonly string[]): string {
  if (species.length === 0) return t`all species together`;
  return joinList(species.map((name) => inSentence(speciesName(name))));
}

/** Example: "under 10, 10 to 15, over 15 in". */
function boundsOf({ bounds, unit }: BlockOf<"sizes">): string {
  const [first = 0] = bounds;
  const last = bounds.at(-1) ?? first;
  const between = bounds.slice(1).map((to, index) => {
    const [least, most] = [formatNumber(bounds[index] ?? 0), formatNumber(to)];
    return t`${least} to ${most}`;
  });
  const [least, most] = [formatNumber(first), formatNumber(last)];
  return joinList([t`under ${least}`, ...between, t`${most} ${unit} or more`]);
}

function deadlineAbout({ days = 0, on }: BlockOf<"deadline">): string {
  if (on !== undefined) {
    const day = formatMonthDay(on);
    return t`by ${day}`;
  }
  if (days === 0) return t`by midnight of the last day`;
  return t`${plural(days, { one: "# day after the last day", other: "# days after the last day" })}`;
}
