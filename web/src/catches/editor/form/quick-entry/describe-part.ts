import type { Doubt, LinePart } from "@creel/domain/quick-entry/line-part";
import { parseDate, parseTime } from "@internationalized/date";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { formatCustomValue } from "../../../../custom-fields/format-custom-value.ts";
import { speciesName } from "../../../../species/species-names.ts";
import type { Units } from "../../../../units/make-units.ts";
import { detailLabel } from "../../../labels/detail-labels.ts";
import { lureName } from "../../../labels/lure-names.ts";
import { previewWhen } from "../controls/previews.ts";

export interface PartTexts {
  /** Small before it, where the value does not say it itself. */
  label: string | null;
  text: string;
}

export function describePart(part: LinePart, units: Units): PartTexts {
  if (part.kind === "species") return { label: null, text: speciesName(part.value) };
  if (part.kind === "lure_type") return { label: null, text: part.tackle?.name ?? lureName(part.value) };
  if (part.kind === "custom") {
    return { label: part.field.name, text: formatCustomValue(part.value, part.field) };
  }
  if (part.kind !== "moment") {
    return { label: detailLabel(part.kind), text: units.format(part.kind, part.value) };
  }
  const timeOfCatch = part.time === null ? null : parseTime(part.time);
  return { label: null, text: previewWhen({ dateOfCatch: parseDate(part.day), timeOfCatch }) };
}

const DOUBTS: Record<Doubt, MessageDescriptor> = {
  spelling: msg`Is this the name you mean?`,
  unknown_name: msg`New to your log: is this the fish?`,
  unit: msg`Is this what the number measures?`,
  morning: msg`am or pm? We took the morning.`,
  evening: msg`am or pm? We took the evening.`,
  trip: msg`am or pm? We took the time of your trip.`,
  yesterday: msg`No day is said: we took yesterday.`,
  earlier: msg`That is still to come: we took the one before.`,
  no_time: msg`No time is said: see When.`,
  future: msg`This is in the future.`,
};

export function describeDoubt(doubt: Doubt): string {
  return i18n._(DOUBTS[doubt]);
}
