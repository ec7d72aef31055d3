import { t } from "@lingui/core/macro";

import { joinList } from "../../../i18n/join-list.ts";
import { capitalized } from "../../../i18n/letter-case.ts";
import type { Units } from "../../../units/make-units.ts";
import type { Filters } from "./filters.ts";

const SHOWN_CHOICES = 2;

/** As in "Walleye, Pike +3". */
export function summarizeChoices(choices: readonly string[]): string {
  const shown = joinList(choices.slice(0, SHOWN_CHOICES));
  return choices.length > SHOWN_CHOICES ? `${shown} +${choices.length - SHOWN_CHOICES}` : shown;
}

/** As in "Anywhere", "Within 25 mi", "The map’s view". */
export function describePlaceFilter(
  { near, radius, bbox }: Pick<Filters, "near" | "radius" | "bbox">,
  units: Units,
): string {
  const distance = units.formatDistance(radius);
  if (near) return t`Within ${distance}`;
  return bbox ? t`The map’s view` : t`Anywhere`;
}

type Sizes = Pick<Filters, "minWeight" | "maxWeight" | "minLength" | "maxLength">;

/** As in "Any size", "5 lb or more", "Up to 20 in", "5 lb – 8 lb, up to 20 in". */
export function describeSize({ minWeight, maxWeight, minLength, maxLength }: Sizes, units: Units): string {
  const ranges = [
    describeRange(minWeight, maxWeight, (value) => units.format("weight", value)),
    describeRange(minLength, maxLength, (value) => units.format("length", value)),
  ];
  const size = joinList(ranges);
  return size === "" ? t`Any size` : capitalized(size);
}

/** As in "5 lb or more", "up to 20 in", "5 lb – 8 lb". */
export function describeRange(
  min: number | undefined,
  max: number | undefined,
  format: (value: number) => string,
): string {
  const least = min === undefined ? "" : format(min);
  const greatest = max === undefined ? "" : format(max);
  if (least === "") return greatest && t`up to ${greatest}`;
  return greatest === "" ? t`${least} or more` : `${least} – ${greatest}`;
}
