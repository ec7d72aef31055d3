import {
  type Doubt,
  isMeasure,
  type LinePart,
  type MeasurePart,
  type MomentPart,
  type NamePart,
} from "@creel/domain/quick-entry/line-part";
import { parseDate, parseTime } from "@internationalized/date";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { formatCustomValue } from "../../../../custom-fields/format-custom-value.ts";
import { formatDecimals } from "../../../../i18n/numbers.ts";
import { speciesName } from "../../../../species/species-names.ts";
import { makeUnits, type Units } from "../../../../units/make-units.ts";
import { choiceName } from "../../../labels/choice-names.ts";
import { detailLabel } from "../../../labels/detail-labels.ts";
import { lureName } from "../../../labels/lure-names.ts";
import { previewWhen } from "../controls/previews.ts";

export interface PartTexts {
  /** Small before it, where the value does not say it itself. */
  label: string | null;
  text: string;
}

export function describePart(part: LinePart, units: Units): PartTexts {
  if (isMeasure(part)) return describeMeasure(part, units);
  switch (part.kind) {
    case "species":
    case "lure_type":
      return { label: null, text: describeName(part) };
    case "custom":
      return { label: part.field.name, text: formatCustomValue(part.value, part.field) };
    case "quantity":
      return {
        label: detailLabel("quantity"),
        text: formatDecimals(part.value, { min: 0, max: 0, isGrouped: true }),
      };
    case "fate":
      return { label: null, text: choiceName("fate", part.value) };
    case "moment":
      return { label: null, text: describeMoment(part) };
  }
}

function describeName(part: NamePart): string {
  if (part.kind === "lure_type") return part.tackle?.name ?? lureName(part.value);
  return part.doubt === "which_bass" ? t`Bass?` : speciesName(part.value);
}

function describeMoment({ day, time }: MomentPart): string {
  return previewWhen({ dateOfCatch: parseDate(day), timeOfCatch: time === null ? null : parseTime(time) });
}

function describeMeasure(part: MeasurePart, units: Units): PartTexts {
  const { kind, more } = part;
  const label = more ? t`Lengths` : detailLabel(kind);
  return { label: part.doubt === "unit" ? t`${label}?` : label, text: formatMeasure(part, units) };
}

/** As anglers write it: "19½ in", "9, 10, 11 in", "4 lb 8 oz" where it was said in ounces. */
export function formatMeasure({ kind, value, more = [], isInOunces }: MeasurePart, units: Units): string {
  const read = isInOunces ? makeUnits(units.system, true) : units;
  if (kind !== "length") return read.format(kind, value);
  const figures = [value, ...more].map((length) => inFractions(units.formatBare("length", length)));
  return `${figures.join(", ")} ${units.unitOf("length").name}`;
}

const FRACTIONS: Readonly<Record<string, string>> = { "25": "¼", "5": "½", "75": "¾" };

/** "19½" of "19.5" */
function inFractions(figure: string): string {
  return figure.replace(
    /^(\d+)[.,](25|5|75)$/,
    (_, whole: string, part: string) => whole + (FRACTIONS[part] ?? ""),
  );
}

const DOUBTS: Record<Doubt, MessageDescriptor> = {
  spelling: msg`Did you mean this name?`,
  unknown_name: msg`New species: is that right?`,
  unit: msg`Did we read this number right?`,
  which_bass: msg`Which bass?`,
  count: msg`Is that how many fish?`,
  morning: msg`am or pm? We used the morning.`,
  evening: msg`am or pm? We used the evening.`,
  trip: msg`am or pm? We used your trip’s time.`,
  yesterday: msg`No date given, so we used yesterday.`,
  earlier: msg`That date is in the future, so we used the last one.`,
  no_time: msg`No time given. Set it under When.`,
  future: msg`This is in the future.`,
};

export function describeDoubt(doubt: Doubt): string {
  return i18n._(DOUBTS[doubt]);
}
