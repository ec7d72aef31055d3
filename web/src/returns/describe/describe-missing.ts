import type { MissingItem } from "@creel/domain/returns/return-figures";
import { plural, t } from "@lingui/core/macro";

import { formatClock } from "../../dates/format-clock.ts";
import { formatDayAs } from "../../dates/format-day.ts";
import { joinList } from "../../i18n/join-list.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import { speciesName } from "../../species/species-names.ts";
import type { Units } from "../../units/make-units.ts";

interface MissingTexts {
  title: string;
  note: string;
}

interface Context {
  timeZone: string;
  units: Units;
}

/** Says what is missing, and what follows from it. */
export function describeMissing(item: MissingItem, context: Context): MissingTexts {
  const day = formatDayAs(item.day, { month: "short", day: "numeric" });
  const fish = fishOf(item);
  switch (item.kind) {
    case "fate":
      return {
        title: t`${fish} on ${day}: kept or released?`,
        note: noteOfFish(item, context, t`The return counts only one or the other.`),
      };
    case "size":
      return {
        title: t`${fish} on ${day}: no size`,
        note: noteOfFish(item, context, t`No size class counts it.`),
      };
    case "weight":
      return {
        title: t`${fish} on ${day}: no weight`,
        note: noteOfFish(item, context, t`The sum leaves it out.`),
      };
    case "no_trip":
      return {
        title: t`${fish} on ${day}: no trip`,
        note: noteOfFish(item, context, t`The day counts, but its hours are missing.`),
      };
    case "end":
      return { title: t`Trip on ${day}: no end`, note: noteOfEnd(item, context) };
    case "hours":
      return {
        title: t`Trip on ${day}: hours fished not known`,
        note: t`It counts as a day fished. Its hours are missing.`,
      };
    case "unlogged":
      return {
        title: t`Trip on ${day}: not all fish are in your log`,
        note: t`Fish are missing, and the day does not count as blank.`,
      };
    case "water":
      return {
        title: t`${plural(item.quantity, { one: "# trip", other: "# trips" })} without a lake or river`,
        note: t`They are not counted. Choose their lake or river if they belong here.`,
      };
  }
}

function fishOf({ species, quantity }: MissingItem): string {
  const name = speciesName(species ?? "");
  const several = inSentence(name);
  return quantity > 1 ? t`${quantity} ${several}` : name;
}

/** Example: "26 in, 9:40 AM. The return counts only one or the other." */
function noteOfFish({ length, at }: MissingItem, { timeZone, units }: Context, consequence: string): string {
  const known = joinList([
    length !== null && units.format("length", length),
    at && formatClock(at, timeZone),
  ]);
  return known === "" ? consequence : `${known}. ${consequence}`;
}

function noteOfEnd({ last_fish_at: last }: MissingItem, { timeZone }: Context): string {
  const counted = t`It already counts as a rod-day, but its hours are missing.`;
  if (last === null) return counted;
  const clock = formatClock(last, timeZone);
  return t`Last fish at ${clock}. ${counted}`;
}

/** Describes a missing thing for the remarks on paper, without its fixes. */
export function describeRemark(item: MissingItem, context: Context): string {
  const { title, note } = describeMissing({ ...item, length: null, at: null }, context);
  return `${title}. ${note}`;
}
